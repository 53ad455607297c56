import { sql } from 'kysely'
import type { Db } from '../../server/queries.ts'

/** How alike two words must be, from 0 to 1, and how long, before one may stand for the other. */
export const LIKENESS = 0.4
export const SHORTEST_MISSPELT = 4
const SHORTEST_SIMILAR = 3
const MAX_VARIANTS = 100
const MAX_TERMS = 6

/** What a search asks of a person: the start of their mail, and for every word one of several. */
export type Search = { mails: string[]; groups: string[] }

/**
 * Turns what was typed into words that exist. A word that begins one we know is taken as it is;
 * only for others likeness is asked, so that looking somebody up costs the same for many people.
 * Undefined when nobody can match.
 */
export async function prepareSearch(db: Db, typed: string): Promise<Search | undefined> {
  const mails: string[] = []
  const words: string[] = []
  for (const part of typed.trim().split(/\s+/).filter(Boolean)) {
    if (part.includes('@') && (await isMailStart(db, part))) mails.push(part.toLowerCase())
    else words.push(...(await foldWords(db, withoutEnding(part))))
  }
  if (mails.length + words.length === 0) return typed.trim() === '' ? NO_WISH : undefined
  const groups: string[] = []
  for (const word of [...new Set(words)].slice(0, MAX_TERMS)) {
    const group = await variantsOf(db, word)
    if (group.length === 0) return undefined
    groups.push(group.join('|'))
  }
  return { mails: mails.slice(0, MAX_TERMS), groups }
}

/** Two neighbouring letters swapped: the one common slip that trigrams of short words miss. */
export function swapsOf(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
    )
}

/** The start of an address as a pattern in which nothing typed has a meaning of its own. */
export function startPattern(start: string): string {
  return `${start.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

const NO_WISH: Search = { mails: [], groups: [] }

/** Of an address the ending says nothing: nearly everyone has the same. */
function withoutEnding(part: string): string {
  return part.includes('@') ? part.replace(/\.[^.@]*$/, '') : part
}

async function isMailStart(db: Db, part: string): Promise<boolean> {
  const { rows } = await sql`select from users where is_listed
    and lower(handle) like ${startPattern(part)} limit 1`.execute(db)
  return rows.length > 0
}

async function foldWords(db: Db, part: string): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`select fold_words(${part}) as words`.execute(db)
  return rows[0]?.words ?? []
}

async function variantsOf(db: Db, word: string): Promise<string[]> {
  const isSimilarWord = word.length >= SHORTEST_SIMILAR && !/\d/.test(word)
  if (!isSimilarWord || (await isWordStart(db, word))) return [`'${word}':*`]
  const misspelt =
    word.length < SHORTEST_MISSPELT
      ? sql`false`
      : sql`(word % ${word} and similarity(word, ${word}) >= ${LIKENESS})`
  const { rows } = await sql<{ word: string }>`
    select word from user_words
    where word like ${`%${word}%`} or word = any(${swapsOf(word)}::text[]) or ${misspelt}
    order by similarity(word, ${word}) desc, word
    limit ${MAX_VARIANTS}`.execute(db)
  return rows.map((row) => `'${row.word}'`)
}

async function isWordStart(db: Db, word: string): Promise<boolean> {
  const { rows } = await sql`select from user_words where word like ${`${word}%`} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
