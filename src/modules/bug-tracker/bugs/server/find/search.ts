import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BugTables } from '../../../server/tables.ts'
import { similarWords, swapsOf, type Term, termsOf, wordsOf } from './search-words.ts'

type Db = Kysely<BugTables>

/** How alike two words must be, from 0 to 1, and how long, before one may stand for the other. */
export const LIKENESS = 0.4
export const SHORTEST_MISSPELT = 5
const MAX_VARIANTS = 100

/** What a search asks of a bug: its number, and for every typed word one of several words. */
export type Search = { numbers: number[]; groups: string[] }

/**
 * Turns typed words into words that exist: those that contain the typed one, are alike, or differ
 * by a swap. The vocabulary is small, so this takes milliseconds however many bugs there are.
 * Undefined when nothing can match.
 */
export async function prepareSearch(db: Db, search: string): Promise<Search | undefined> {
  const terms = termsOf(search)
  if (terms.length === 0 && search.trim() !== '') return undefined
  const numbers: number[] = []
  const groups: string[] = []
  for (const term of terms) {
    if (term.kind === 'number') {
      numbers.push(term.number)
      continue
    }
    const group = term.kind === 'start' ? [`'${term.word}':*`] : await variantsOf(db, term)
    if (group.length === 0) return undefined
    groups.push(group.join('|'))
  }
  return { numbers, groups }
}

/** The stored form of a bug's words; the number can be found like a word. */
export function wordVector(words: readonly string[]): RawBuilder<string> {
  return sql<string>`array_to_tsvector(${[...words]}::text[])`
}

export function wordsOfBug(bug: { number: number; title: string; body: string }): string[] {
  return wordsOf(`${bug.number} ${bug.title} ${bug.body}`)
}

/** Words are only ever added: one too many costs nothing, one missing would hide a bug. */
export async function learnWords(db: Db, words: readonly string[]): Promise<void> {
  const fresh = similarWords(words)
  if (fresh.length === 0) return
  await sql`insert into bug_words select unnest(${fresh}::text[]) on conflict do nothing`.execute(
    db,
  )
}

async function variantsOf(db: Db, { word }: Extract<Term, { word: string }>): Promise<string[]> {
  const misspelt =
    word.length < SHORTEST_MISSPELT
      ? sql`false`
      : sql`(word % ${word} and similarity(word, ${word}) >= ${LIKENESS})`
  const { rows } = await sql<{ word: string }>`
    select word from bug_words
    where word like ${`%${word}%`} or word = any(${swapsOf(word)}::text[]) or ${misspelt}
    order by similarity(word, ${word}) desc, word
    limit ${MAX_VARIANTS}`.execute(db)
  return rows.map((row) => `'${row.word}'`)
}
