import fc from 'fast-check'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { PeopleTables } from '../../server/tables.ts'

const app = await startTestApp()
const db = tablesOf<PeopleTables>(app.services.db)
afterAll(() => app.close())

const PIECES = [
  'Anna',
  'MEIER',
  "O'Neil",
  '04109',
  'Straße',
  'ẞ',
  'İ',
  'ﬁ',
  'Ａ',
  '١',
  '_',
  '-',
  '.',
]
/** At and around the length that is kept of a word. */
const LENGTHS = [39, 40, 41, 80]

const words = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PIECES, ' ', ' ') },
      { weight: 1, arbitrary: fc.constantFrom(...LENGTHS).map((length) => 'Ab1'.repeat(length)) },
      { weight: 1, arbitrary: fc.constantFrom(...LENGTHS).map((length) => 'x'.repeat(length)) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 8 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''))

const person = fc.record({
  title: words,
  last_name: words,
  company: fc.oneof(words, fc.constant('wort '.repeat(1100))),
  tags: fc.array(words, { maxLength: 3 }),
  mail: words,
  city: words,
})

async function found(): Promise<unknown[]> {
  const { rows } = await sql`select person_id, words::text,
      array(select word from person_words order by word) as known
    from person_search order by person_id`.execute(db)
  return rows
}

test('many new persons have the words that a change of each gives them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 6 }), async (persons) => {
      await sql`delete from people`.execute(db)
      await sql`delete from person_words`.execute(db)
      const given = persons.map(({ mail, city, ...one }) => ({
        id: uuidv7(),
        ...one,
        contacts: [{ kind: 'email', label: '', value: mail, proof: 'staff' }],
        addresses: [{ company: '', last_name: city, city, zip: '04109', country: 'DE' }],
      }))
      await sql`insert into people (id, title, last_name, company, tags, contacts, addresses)
        select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as v(id uuid, title text,
          last_name text, company text, tags text[], contacts jsonb, addresses jsonb)`.execute(db)
      const added = await found()
      await sql`delete from person_search`.execute(db)
      await sql`delete from person_words`.execute(db)
      await sql`update people set title = title`.execute(db)
      expect(added).toEqual(await found())
      expect(added).toHaveLength(persons.length)
    }),
    { seed: 18, numRuns: 150 },
  )
})
