import { Checkbox } from '@mantine/core'
import { Link } from 'react-router'
import type { Item } from '../../collection/collection.ts'
import { isEmptyValue } from '../../fields/field.ts'
import { useMessages } from '../../session.tsx'
import { browseMessages } from '../messages.ts'
import type { Browse } from '../use-browse.ts'
import { Cell } from './cell.tsx'
import type { Column } from './columns.ts'
import classes from './row-cards.module.css'

type Props = { browse: Browse; columns: readonly Column[]; canChoose: boolean }

/** The rows on a phone: one card each, the first column as its title. */
export function RowCards({ browse, columns, canChoose }: Props) {
  const t = useMessages(browseMessages)
  const { rows, words, keyOf } = browse
  return (
    <ul
      className={classes.cards}
      aria-label={t('table.cards', { many: words.many })}
      data-fetching={rows.isPlaceholderData || undefined}
    >
      {(rows.data?.rows ?? []).map((row, place) => (
        <RowCard
          key={keyOf(row)}
          browse={browse}
          row={row}
          place={place}
          columns={columns}
          canChoose={canChoose}
        />
      ))}
    </ul>
  )
}

function RowCard({ browse, row, place, columns, canChoose }: Props & { row: Item; place: number }) {
  const t = useMessages(browseMessages)
  const { collection, keyOf, pathOf, selection, choose } = browse
  const [first, ...others] = columns
  const isChosen = selection.has(keyOf(row))
  const title = first && <Cell collection={collection} column={first} row={row} />
  return (
    <li className={classes.card} data-row={place} data-chosen={isChosen || undefined}>
      <div className={classes.head}>
        {collection.load ? (
          <Link to={pathOf(row)} className={classes.open} data-row-link>
            {title}
          </Link>
        ) : (
          <span className={classes.open}>{title}</span>
        )}
        {canChoose && (
          <Checkbox
            className={classes.choice}
            aria-label={t('table.select', { label: collection.label(row) })}
            checked={isChosen}
            onChange={() => choose(place, false)}
          />
        )}
      </div>
      <dl className={classes.facts}>
        {others
          // A cell of the collection's own may have something to say about nothing.
          .filter(({ name }) => name in collection.cells || !isEmptyValue(row[name]))
          .map((column) => (
            <div key={column.name} className={classes.fact}>
              <dt>{column.label}</dt>
              <dd>
                <Cell collection={collection} column={column} row={row} />
              </dd>
            </div>
          ))}
      </dl>
    </li>
  )
}
