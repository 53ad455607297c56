import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListProps } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import { MAX_LIMIT } from '#kernel/contract/list.ts'
import { getPageData } from '../../bug.calls.ts'
import { STATUSES, type Status } from '../../bug-values.ts'
import { isFinal } from '../../life-cycle.ts'
import type { BugQuery, SomeBug } from '../bug-calls.ts'
import type { ColumnData } from './board-moves.ts'

/** Begins like every answer of the collection, so that its changes renew the board. */
export const BOARD_KEY = ['collection', 'bugs', 'board'] as const

const FIRST = 30
/** Enough to count a column that is folded. */
const FOLDED = 1

type Conditions = Pick<ListProps<SomeBug, BugQuery>, 'search' | 'sort' | 'filters'>
export type Column = ReturnType<typeof useColumns>[number]

/** One column per status, each with its own rows; finished ones are folded at first. */
export function useColumns({ search, sort, filters }: Conditions) {
  const asked = [filters.status ?? []].flat()
  const statuses = STATUSES.filter((status) => asked.length === 0 || asked.includes(status))
  const [toggled, setToggled] = useState<readonly Status[]>([])
  const [limits, setLimits] = useState<Partial<Record<Status, number>>>({})
  const isOpen = (status: Status) =>
    (asked.length > 0 || !isFinal(status)) !== toggled.includes(status)
  const limitOf = (status: Status) => (isOpen(status) ? (limits[status] ?? FIRST) : FOLDED)

  const queries = useQueries({
    queries: statuses.map((status) => {
      const ask = { ...filters, status: [status], sort, fuzzy: search, limit: limitOf(status) }
      return {
        queryKey: [...BOARD_KEY, status, ask],
        queryFn: async (): Promise<ColumnData> => {
          const { bugs, numItems } = await call(getPageData, { body: ask })
          return { bugs, total: numItems }
        },
        placeholderData: keepPreviousData<ColumnData>,
      }
    }),
  })
  return statuses.map((status, place) => ({
    status,
    query: queries[place],
    isOpen: isOpen(status),
    hasMore: limitOf(status) < MAX_LIMIT,
    fold: () => setToggled((now) => toggle(now, status)),
    more: () => setLimits((now) => ({ ...now, [status]: MAX_LIMIT })),
  }))
}

function toggle(now: readonly Status[], status: Status): readonly Status[] {
  return now.includes(status) ? now.filter((other) => other !== status) : [...now, status]
}
