/** What the entry list needs to know of an entry. */
export interface ListedEntry {
  _id: string
  title: string
  publish_date?: string | null
}

export const ENTRY_LIST_COUNT = 2
export const ENTRY_LIST_COLUMNS = 2
/** Title of an entry just added; German on the wire by the specification, section 9. */
export const NEW_ENTRY_TITLE = 'Titel'

/** Newest first by publish_date; entries without a valid date come last, in their given order. */
export function sortEntries<Entry extends Pick<ListedEntry, 'publish_date'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted((one, other) => publishedAt(other) - publishedAt(one))
}

function publishedAt({ publish_date }: Pick<ListedEntry, 'publish_date'>): number {
  const time = Date.parse(publish_date ?? '')
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time
}
