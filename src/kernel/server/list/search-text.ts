import { type RawBuilder, sql } from 'kysely'
import { likePattern } from './like-pattern.ts'

const MOST_WORDS = 8
/** Trigrams of shorter words say too little: these are looked for where a word begins. */
const SHORTEST_INSIDE = 3

/** The texts of a row as they are searched: the expression that `searchIndexes` keeps an index of. */
export function searchText(table: string, columns: readonly string[]): RawBuilder<string> {
  const texts = columns.map((column) => sql`coalesce(${sql.ref(`${table}.${column}`)}, '')`)
  return sql<string>`search_text(${sql.join(texts, sql` || ' ' || `)})`
}

/**
 * Rows in whose texts every typed word stands, with umlauts in any spelling.
 * @example ...hasWords(searchText('venues', ['title']), 'kaesekeller')
 */
export function hasWords(text: RawBuilder<string>, typed: string): RawBuilder<boolean>[] {
  const words = typed.normalize('NFKC').trim().split(/\s+/).filter(Boolean)
  return words.slice(0, MOST_WORDS).map((word) => {
    const pattern = likePattern(word)
    const like = word.length < SHORTEST_INSIDE ? `% ${pattern.slice(1)}` : pattern
    return sql<boolean>`(${text} like fold_written(${like}) or ${text} like fold_plain(${like}))`
  })
}
