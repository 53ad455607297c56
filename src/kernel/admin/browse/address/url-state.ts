import type { Filter } from '../../fields/filter.ts'

export type FilterValues = Readonly<Record<string, unknown>>

/** What the address of a browse screen says. */
export type BrowseState = {
  search: string
  sort: string
  filters: FilterValues
  /** Counted from 0; written from 1. */
  page: number
  /** Id of the saved view that was opened last, even when something was changed since. */
  view: string | undefined
  layout: string | undefined
}

type Shape = { filters: Readonly<Record<string, Filter>>; sort: string }

/** Words of the address that no filter may be called. */
export const RESERVED = ['q', 'sort', 'page', 'view', 'layout'] as const

/** Reads an address; what means nothing is passed over, never an error. */
export function readBrowseState(address: URLSearchParams, shape: Shape): BrowseState {
  const filters = Object.entries(shape.filters).flatMap(([key, filter]) => {
    const value = filter.parse(address.getAll(key))
    return value === undefined ? [] : [[key, value] as const]
  })
  const page = Number(address.get('page') ?? 1)
  return {
    search: address.get('q') ?? '',
    sort: address.get('sort') || shape.sort,
    filters: Object.fromEntries(filters),
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    view: address.get('view') ?? undefined,
    layout: address.get('layout') ?? undefined,
  }
}

/** Writes only what differs from the default, always in the same order. */
export function writeBrowseState(state: BrowseState, shape: Shape): URLSearchParams {
  const address = new URLSearchParams()
  if (state.view) address.set('view', state.view)
  for (const [key, value] of conditions(state, shape)) address.append(key, value)
  if (state.page > 0) address.set('page', String(state.page + 1))
  return address
}

/** What a saved view keeps: filters, search, order and layout, but no page. */
export function viewQuery(state: BrowseState, shape: Shape): string {
  return new URLSearchParams([...conditions(state, shape)]).toString()
}

/** The filter that shows the trash of a list instead of the list. */
export const TRASH = 'trash'

export function isTrash({ filters }: Pick<BrowseState, 'filters'>): boolean {
  return filters[TRASH] === 'only'
}

/** Whether anything narrows the list, or the trash of it. */
export function isNarrowed(state: BrowseState): boolean {
  const others = Object.keys(state.filters).length - (isTrash(state) ? 1 : 0)
  return state.search.trim() !== '' || others > 0
}

/** No condition any more; whoever looks at the trash stays there. */
export function withoutFilters(state: BrowseState): BrowseState {
  return { ...state, page: 0, filters: isTrash(state) ? { [TRASH]: 'only' } : {} }
}

/** Setting undefined takes a filter away; every new condition starts at the first page. */
export function withFilter(state: BrowseState, key: string, value: unknown): BrowseState {
  const { [key]: _, ...others } = state.filters
  return { ...state, page: 0, filters: value === undefined ? others : { ...others, [key]: value } }
}

/** Ascending, descending, and back to the order of the collection. */
export function nextSort(current: string, key: string, initial: string): string {
  if (current === key) return `-${key}`
  if (current === `-${key}`) return initial === `-${key}` ? key : initial
  return key
}

function* conditions(state: BrowseState, shape: Shape): Generator<[string, string]> {
  for (const [key, filter] of Object.entries(shape.filters)) {
    const value = state.filters[key]
    if (value === undefined) continue
    for (const word of filter.format(value)) yield [key, word]
  }
  if (state.search.trim()) yield ['q', state.search]
  if (state.sort !== shape.sort) yield ['sort', state.sort]
  if (state.layout) yield ['layout', state.layout]
}
