import type { CSSProperties } from 'react'
import { bodyFont } from '#kernel/mail-view/mail-parts.tsx'
import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { byPlace } from '#kernel/site/block/grid/by-place.ts'
import { table } from './block.ts'

/** A real table: its cells are read out with their headings. */
function TableMail({ props, theme }: MailPropsOf<typeof table>) {
  const { rows, caption, hasHeadRow, hasHeadColumn, hasNumbers } = props
  if (rows.length === 0) return null
  const width = Math.max(...rows.map((row) => row.length))
  const { text, muted, line } = theme.light
  const font = { ...bodyFont(theme), fontSize: 15, color: text }
  const styleOf = (at: number, isHead: boolean): CSSProperties => ({
    ...font,
    fontWeight: isHead ? 600 : 400,
    textAlign: hasNumbers && at === width - 1 ? 'right' : 'left',
    verticalAlign: 'top',
    padding: '8px 8px 8px 0',
    borderBottom: `1px solid ${line}`,
  })
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
      {caption && (
        <caption
          className="m-muted"
          style={{ ...font, fontSize: 13, color: muted, textAlign: 'left' }}
        >
          {caption}
        </caption>
      )}
      <tbody>
        {byPlace(rows).map(({ key, at: down, item: row }) => (
          <tr key={key}>
            {Array.from({ length: width }, (_, at) => {
              const words = row[at] ?? ''
              const isTop = hasHeadRow && down === 0
              const isHead = words !== '' && (isTop || (hasHeadColumn && at === 0))
              const Cell = isHead ? 'th' : 'td'
              return (
                <Cell
                  // A table is drawn as a whole: its place is its key.
                  key={`${key}-${at.toString()}`}
                  className="m-text m-line"
                  scope={isHead ? (isTop ? 'col' : 'row') : undefined}
                  style={styleOf(at, isHead)}
                >
                  {words}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const tableMail = mailView(table, TableMail, ({ props: { caption, rows } }) =>
  rows.length === 0
    ? ''
    : [caption, ...rows.map((row) => row.join(' | '))].filter(Boolean).join('\n'),
)
