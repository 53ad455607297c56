import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useTexts } from '../../session.tsx'
import { nextSort } from '../address/url-state.ts'
import { browseTexts } from '../messages.ts'
import type { Browse } from '../use-browse.ts'
import type { Column } from './columns.ts'
import classes from './rows-table.module.css'
import { pageState, togglePage } from './selection.ts'

type Props = { browse: Browse; columns: readonly Column[]; canChoose: boolean }

export function TableHead({ browse, columns, canChoose }: Props) {
  const t = useTexts(browseTexts)
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

const SIGNS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const

function HeadCell({ browse, column }: { browse: Browse; column: Column }) {
  const t = useTexts(browseTexts)
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
