import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Item } from '../../collection/collection.ts'
import { useMessages } from '../../session.tsx'
import { nextSort } from '../address/url-state.ts'
import { browseMessages } from '../messages.ts'
import type { Browse } from '../use-browse.ts'
import { Cell } from './cell.tsx'
import type { Column } from './columns.ts'
import classes from './rows-table.module.css'
import { pageState, togglePage } from './selection.ts'

type TableHeadProps = { browse: Browse; columns: readonly Column[]; canChoose: boolean }

const SIGNS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const

type TableRowProps = {
  browse: Browse
  row: Item
  place: number
  columns: readonly Column[]
  canChoose: boolean
  label: string
}

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
  const t = useMessages(browseMessages)
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

function TableRow({ browse, row, place, columns, canChoose, label }: TableRowProps) {
  const t = useMessages(browseMessages)
  const { collection, keyOf, pathOf, selection, choose } = browse
  const isChosen = selection.has(keyOf(row))
  return (
    <tr data-row={place} data-chosen={isChosen || undefined}>
      {canChoose && (
        <td className={classes.choice}>
          <Checkbox
            size="xs"
            aria-label={t('table.select', { label })}
            checked={isChosen}
            onChange={(event) => choose(place, isShiftHeld(event.nativeEvent))}
          />
        </td>
      )}
      {columns.map((column, position) => {
        const cell = <Cell collection={collection} column={column} row={row} />
        return (
          <td key={column.name} data-numeric={column.isNumeric || undefined}>
            {position === 0 && collection.load ? (
              <Link to={pathOf(row)} className={classes.open} data-row-link>
                {cell}
              </Link>
            ) : (
              cell
            )}
          </td>
        )
      })}
    </tr>
  )
}

function isShiftHeld(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true
}

function TableHead({ browse, columns, canChoose }: TableHeadProps) {
  const t = useMessages(browseMessages)
  const { selection, select, entries } = browse
  const chosen = pageState(selection, entries)
  return (
    <thead>
      <tr>
        {canChoose && (
          <th scope="col" className={classes.choice}>
            <Checkbox
              size="xs"
              aria-label={t('table.selectPage')}
              checked={chosen === 'all'}
              indeterminate={chosen === 'some'}
              onChange={() => select(togglePage(selection, entries))}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.name} browse={browse} column={column} />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell({ browse, column }: { browse: Browse; column: Column }) {
  const t = useMessages(browseMessages)
  const { state, collection, change } = browse
  const { sortKey, label, isNumeric } = column
  const numeric = isNumeric || undefined
  if (!sortKey) {
    return (
      <th scope="col" data-numeric={numeric}>
        {label}
      </th>
    )
  }
  const order = orderOf(state.sort, sortKey)
  const Sign = SIGNS[order]
  return (
    <th scope="col" data-numeric={numeric} aria-sort={order}>
      <button
        type="button"
        className={classes.sort}
        data-order={order}
        title={t('table.sort', { label })}
        onClick={() => change(({ sort }) => ({ sort: nextSort(sort, sortKey, collection.sort) }))}
      >
        {label}
        <Sign size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  )
}

function orderOf(sort: string, key: string): keyof typeof SIGNS {
  if (sort === key) return 'ascending'
  return sort === `-${key}` ? 'descending' : 'none'
}
