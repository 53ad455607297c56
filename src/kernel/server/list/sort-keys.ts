/** A column with its table, so that it can never be mistaken for an output name of the same word. */
export type QualifiedColumn = `${string}.${string}`

/** What a list may be sorted by. `type` is the column's type in PostgreSQL, written by us. */
export type SortKey = {
  readonly column: QualifiedColumn
  readonly type: string
  /** Ascending order puts missing values last, descending first, so that one index serves both. */
  readonly isNullable?: boolean
}

/** The allow-list: a word of the API on the left, a column on the right. */
export type SortKeys<Sort extends string = string> = Readonly<Record<Sort, SortKey>>

/** A word of the API with its direction: 'title' rises, '-title' falls. */
export type SortWord<Sort extends string> = Sort | `-${Sort}`

export type Ordering = SortKey & { readonly direction: 'asc' | 'desc' }

/**
 * @example orderingOf({ title: { column: 'bugs.title', type: 'text' } }, '-title')
 * // { column: 'bugs.title', type: 'text', direction: 'desc' }
 */
export function orderingOf<Sort extends string>(
  keys: SortKeys<Sort>,
  word: SortWord<Sort>,
): Ordering {
  const isFalling = word.startsWith('-')
  const name = isFalling ? word.slice(1) : word
  const key = Object.hasOwn(keys, name) ? keys[name as Sort] : undefined
  if (!key) throw new Error(`No list may be sorted by ${name}`)
  return { ...key, direction: isFalling ? 'desc' : 'asc' }
}
