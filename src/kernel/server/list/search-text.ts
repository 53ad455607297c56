import { type RawBuilder, sql } from 'kysely'
import { likePattern } from './like-pattern.ts'

type Text = RawBuilder<string>

const MOST_WORDS = 8
/** Trigrams of shorter words say too little: these are looked for where a word begins. */
const SHORTEST_INSIDE = 3

/** The texts of a row as they are searched: the expression that `searchIndexes` keeps an index of. */
export function searchText(table: string, columns: readonly string[]): Text {
  const texts = columns.map((column) => sql`coalesce(${sql.ref(`${table}.${column}`)}, '')`)
  return sql<string>`search_text(${sql.join(texts, sql` || ' ' || `)})`
}

/** A list of texts, which no index holds. */
export function searchTexts(column: string): Text {
  return sql<string>`search_text(array_to_string(${sql.ref(column)}, ' '))`
}

/**
 * Rows in whose texts every typed word stands, with umlauts in any spelling.
 * @example ...hasWords(searchText('venues', ['title']), 'kaesekeller')
 */
export function hasWords(text: Text, typed: string): RawBuilder<boolean>[] {
  return wordsOf(typed).map((word) => hasWord(text, word))
}

/** The ids that each place has for a word. */
export type SearchedPlaces = (
  has: (text: Text) => RawBuilder<boolean>,
) => readonly RawBuilder<unknown>[]

/**
 * Rows of which every typed word stands in some place, each place read by its own index.
 * @example
 * ...standsIn('pages.id', search, (has) => [
 *   sql`select page_id from page_paths where ${has(searchText('page_paths', ['path']))}` ])
 */
export function standsIn(id: string, typed: string, places: SearchedPlaces): RawBuilder<boolean>[] {
  return wordsOf(typed).map((word) => {
    const ids = places((text) => hasWord(text, word))
    return sql<boolean>`${sql.ref(id)} in (${sql.join(ids, sql` union `)})`
  })
}

function wordsOf(typed: string): string[] {
  const words = typed.normalize('NFKC').trim().split(/\s+/)
  return words.filter(Boolean).slice(0, MOST_WORDS)
}

function hasWord(text: Text, word: string): RawBuilder<boolean> {
  const pattern = likePattern(word)
  const like = word.length < SHORTEST_INSIDE ? `% ${pattern.slice(1)}` : pattern
  return sql<boolean>`(${text} like fold_written(${like}) or ${text} like fold_plain(${like}))`
}
