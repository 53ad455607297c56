import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Item } from '../../collection/collection.ts'
import { useTexts } from '../../session.tsx'
import { browseTexts } from '../messages.ts'
import type { Browse } from '../use-browse.ts'
import type { Column } from './columns.ts'
import classes from './rows-table.module.css'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'

const features = tableFeatures({ columnVisibilityFeature })
const NO_ROWS: Item[] = []

type Props = {
  browse: Browse
  columns: readonly Column[]
  visible: readonly Column[]
  isCompact: boolean
  canChoose: boolean
}

/** The rows as a table; each opens by a click anywhere, because its first link spans it. */
export function RowsTable({ browse, columns, visible, isCompact, canChoose }: Props) {
  const t = useTexts(browseTexts)
  const { collection, rows, words, keyOf } = browse
  const definitions = useMemo(
    () =>
      columns.map((column) => ({ id: column.name, accessorFn: (row: Item) => row[column.name] })),
    [columns],
  )
  const columnVisibility = Object.fromEntries(
    columns.map((column) => [column.name, visible.includes(column)]),
  )
  const table = useTable({
    features,
    columns: definitions,
    data: (rows.data?.rows ?? NO_ROWS) as Item[],
    getRowId: keyOf,
    state: { columnVisibility },
  })
  const byName = new Map(columns.map((column) => [column.name, column]))
  const leafs = table.getVisibleLeafColumns().flatMap(({ id }) => byName.get(id) ?? [])
  return (
    <section
      aria-label={t('table.label', { many: words.many })}
      className={classes.scroller}
      data-fetching={rows.isPlaceholderData || undefined}
    >
      <table className={classes.table} data-compact={isCompact || undefined}>
        <TableHead browse={browse} columns={leafs} canChoose={canChoose} />
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              browse={browse}
              row={row.original}
              place={row.index}
              columns={leafs}
              canChoose={canChoose}
              label={collection.label(row.original)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
