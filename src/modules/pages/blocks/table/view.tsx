import type { z } from 'zod'
import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { byPlace } from '#kernel/site/block/grid/by-place.ts'
import { blockMessages } from '../messages.ts'
import type { table } from './block.ts'

/** It takes the focus, so that the keyboard can move it sideways. */
const SCROLLS = { tabIndex: 0 }

export function TableView({ props, lang }: PropsOf<typeof table>) {
  const { rows, caption, hasHeadRow, hasNumbers } = props
  if (rows.length === 0) return null
  const t = translator(blockMessages, lang)
  const width = Math.max(...rows.map((row) => row.length))
  const [head, body] = hasHeadRow ? [rows.slice(0, 1), rows.slice(1)] : [[], rows]
  return (
    <section className="table" aria-label={caption || t('table.scroll')} {...SCROLLS}>
      <table className={hasNumbers ? 'with-numbers' : undefined}>
        {caption && <caption>{caption}</caption>}
        {head.map((row) => (
          <thead key="head">
            <tr>
              {byPlace(filled(row, width)).map(({ key, item }) => (
                <HeadCell key={key} words={item} />
              ))}
            </tr>
          </thead>
        ))}
        <tbody>
          {byPlace(body).map(({ key, item }) => (
            <Row key={key} cells={filled(item, width)} props={props} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { cells: readonly string[]; props: z.output<typeof table.schema> }

function Row({ cells, props }: RowProps) {
  return (
    <tr>
      {byPlace(cells).map(({ key, at, item }) =>
        props.hasHeadColumn && at === 0 ? (
          <th key={key} scope="row">
            {item}
          </th>
        ) : (
          <td key={key}>{item}</td>
        ),
      )}
    </tr>
  )
}

/** An empty corner is no heading. */
function HeadCell({ words }: { words: string }) {
  return words ? <th scope="col">{words}</th> : <td />
}

function filled(row: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, at) => row[at] ?? '')
}
