import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Collection } from '../../collection/collection.ts'
import { listKey } from '../../collection/keys.ts'
import { type BrowseState, viewQuery } from '../address/url-state.ts'
import { cursorOf, hasNextPage, PAGE_SIZE, rememberNext, START } from './paging.ts'

/** The rows of the current page; the last ones stay while it changes, the next are read ahead. */
export function useRows(collection: Collection, state: BrowseState) {
  const conditions = viewQuery(state, collection)
  const [memory, setMemory] = useState({ conditions, trail: START })
  const trail = memory.conditions === conditions ? memory.trail : START
  const { page, search, sort, filters } = state

  const pageQuery = (wanted: number, cursor: string | undefined) => {
    const ask = { search, sort, filters, limit: PAGE_SIZE, page: wanted, cursor }
    return { queryKey: listKey(collection, ask), queryFn: () => collection.list(ask) }
  }
  const rows = useQuery({
    ...pageQuery(page, cursorOf(trail, page)),
    placeholderData: keepPreviousData,
  })
  const answer = rows.isPlaceholderData ? undefined : rows.data
  useQuery({
    ...pageQuery(page + 1, answer?.next ?? undefined),
    enabled: answer !== undefined && hasNextPage(answer, page),
    notifyOnChangeProps: [],
  })
  /** Keeps the way on from here, before the page is turned. */
  const remember = () => setMemory({ conditions, trail: rememberNext(trail, page, answer?.next) })

  return { rows, remember }
}
