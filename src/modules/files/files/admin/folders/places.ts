import type { BrowseState, FilterValues } from '#kernel/admin/browse/address/url-state.ts'
import type { FileBrowse } from '../use-file-browse.ts'

/** Where one looks, in contrast to what one looks for. */
const PLACE = ['folder', 'trash'] as const

/** Goes to a folder (undefined: all files), keeping search and filters. */
export function goToFolder({ change }: FileBrowse, folder: string | undefined): void {
  change(({ filters }) => ({
    view: undefined,
    filters: { ...withoutPlace(filters), ...(folder !== undefined && { folder }) },
  }))
}

export function goToTrash({ change }: FileBrowse): void {
  change({ view: undefined, search: '', filters: { trash: 'true' } })
}

export function goToUnused({ change }: FileBrowse): void {
  change({ view: undefined, search: '', filters: { unused: 'true' } })
}

/** Whether search or chips narrow what lies in this place. */
export function isSearched({ search, filters }: BrowseState): boolean {
  return search.trim() !== '' || Object.keys(withoutPlace(filters)).length > 0
}

/** The same list for the chips: the place is drawn elsewhere, and resetting does not leave it. */
export function chipsOf(browse: FileBrowse): FileBrowse {
  const { collection, state } = browse
  const change: FileBrowse['change'] = (next, options) =>
    browse.change((now) => {
      const wanted = typeof next === 'function' ? next(now) : next
      if (!wanted.filters) return wanted
      return { ...wanted, filters: { ...onlyPlace(now.filters), ...withoutPlace(wanted.filters) } }
    }, options)
  return {
    ...browse,
    collection: { ...collection, filters: omitPlace(collection.filters) },
    state: { ...state, filters: withoutPlace(state.filters) },
    change,
  }
}

function withoutPlace(filters: FilterValues): FilterValues {
  return omitPlace(filters)
}

function onlyPlace(filters: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => isPlace(key)))
}

function omitPlace<V>(filters: Readonly<Record<string, V>>): Record<string, V> {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !isPlace(key)))
}

function isPlace(key: string): boolean {
  return PLACE.some((place) => place === key)
}
