import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { searchIndex } from './search-index.ts'

const database = await createTestDatabase()
const db = openDatabase<never>(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const index = searchIndex({ documents: 'things', owner: 'name', vocabulary: 'thing_words' })
const THINGS = {
  oak: 'Tisch aus massiver Eiche, geölt',
  stool: 'Hocker „Größe M“, 45 cm',
  houses: 'Schöne Häuser in Husum',
  bowl: 'Salatschüsseln und Café-Becher',
  table: 'Küchentisch',
}

beforeAll(async () => {
  await sql`create table things (name text primary key, words tsvector not null)`.execute(db)
  await sql`create table thing_words (word text collate "C" primary key)`.execute(db)
  for (const [name, text] of Object.entries(THINGS)) {
    await sql`insert into things values (${name}, ${index.vector(text)})`.execute(db)
    await index.learn(db, text)
  }
})

async function find(typed: string): Promise<string[]> {
  const search = await index.prepare(db, typed)
  if (search.isHopeless) return []
  const wanted = sql.join([sql`true`, ...index.matches('name', search)], sql` and `)
  const { rows } = await sql<{ name: string }>`select name from things where ${wanted}
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const ALL = Object.keys(THINGS).sort()

test.each([
  ['the whole word', 'Hocker', ['stool']],
  ['its beginning, in any case', 'HOCK', ['stool']],
  ['a part of a compound', 'tisch', ['oak', 'table']],
  ['a part of a compound in another number', 'Tische', ['oak', 'table']],
  ['another number and case of it', 'Haus', ['houses']],
  ['the plural of what is singular', 'Eichen', ['oak']],
  ['an umlaut written out', 'groesse', ['stool']],
  ['an umlaut left out', 'Hauser', ['houses']],
  ['an umlaut as two signs', 'Scho\u0308ne', ['houses']],
  ['an accent left out', 'cafe', ['bowl']],
  ['a typing error', 'Salatschüsel', ['bowl']],
  ['two letters swapped', 'tsich', ['oak']],
  ['a compound of words that stand apart', 'Husumshäuser', ['houses']],
  ['several words, all of them', 'tisch eiche', ['oak']],
  ['a number, by its beginning', '4', ['stool']],
  ['nothing at all', '  ', ALL],
  ['a word that is nowhere', 'Fahrrad', []],
  ['words of which one is nowhere', 'tisch fahrrad', []],
  ['signs alone', '!!! &|', []],
  ['signs of the query language', "tisch':* | !eiche", ['oak']],
  ['a pattern', '%', []],
])('%s finds', async (_, typed, names) => {
  expect(await find(typed)).toEqual(names)
})

test('a text of endless words is cut, and so is an endless word', async () => {
  const text = `${'x'.repeat(5000)} ${Array.from({ length: 9000 }, (_, n) => `w${n}`).join(' ')}`
  const { rows } = await sql<{ words: string[] }>`select search_words(${text}) words`.execute(db)
  expect(rows[0]?.words).toHaveLength(5000)
  expect(Math.max(...(rows[0]?.words ?? []).map((word) => word.length))).toBe(40)
})

test('numbers and short words are not learnt', async () => {
  await index.learn(db, 'zeit 404 an v2x')
  const { rows } = await sql<{ word: string }>`select word from thing_words
    where word in ('zeit', '404', 'an', 'v2x') order by word`.execute(db)
  expect(rows.map(({ word }) => word)).toEqual(['zeit'])
})
