import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { hasWords, searchText } from '#kernel/server/list/search-text.ts'
import { type NounTable, searchedColumns } from '#kernel/server/resource/rows.ts'
import { createTestDatabase } from './test-db.ts'

const ROOT = join(import.meta.dirname, '..')
const FILES = [
  ...globSync('src/modules/**/*.resource.ts', { cwd: ROOT }),
  'src/modules/designer/server/saved-sections.ts',
  'src/modules/pages/server/globals/globals.ts',
]

const database = await createTestDatabase()
const pool = openPool(database.target, () => undefined)
const db = openDatabase<never>(pool)
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

type Made = {
  noun: { list: { search?: readonly string[]; sort: [] }; trash?: true }
  table: NounTable
}
const resources: Made[] = []
for (const file of FILES) {
  const exported = Object.values((await import(join(ROOT, file))) as Record<string, unknown>)
  resources.push(...exported.filter(isResource))
}

const searched = resources.filter(({ noun }) => noun.list.search)
const trashed = resources.filter(({ noun }) => noun.trash)

// Read before the first test: a plan is asked for without the other indexes of its table.
const { rows: partial } = await sql<{ tablename: string }>`select tablename from pg_indexes
  where indexdef ilike '%where (deleted_at is not null)'`.execute(db)
const indexed = partial.map(({ tablename }) => tablename)

function isResource(value: unknown): value is Made {
  return typeof value === 'object' && value !== null && 'noun' in value && 'table' in value
}

test('there are lists to search and trashes to look into', () => {
  expect(searched.length).toBeGreaterThan(20)
  expect(trashed.length).toBeGreaterThan(8)
})

/** Searched by lists that are not of one noun's table alone. */
const OTHERS: [string, readonly string[]][] = [
  ['page_contents', ['title']],
  ['page_paths', ['path']],
  ['entry_contents', ['title']],
  ['redirects', ['path', 'to_path']],
]
const lists = searched.map(({ noun, table }): [string, readonly string[]] => [
  table.name,
  searchedColumns(noun.list, table),
])

test.each([...lists, ...OTHERS])(
  'a search of %s is answered from its index',
  async (name, columns) => {
    const text = searchText(name, columns)
    const plan = await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      // An empty table is read as cheaply by way of any index.
      const { rows: others } = await sql<{ indexname: string }>`select indexname from pg_indexes
        where tablename = ${name} and indexname <> ${`${name}_search`} and indexname not in
          (select conname from pg_constraint)`.execute(tx)
      for (const { indexname } of others) await sql`drop index ${sql.ref(indexname)}`.execute(tx)
      const conditions = [...hasWords(text, 'Käsekeller'), ...hasWords(text, 'kä')]
      const { rows } = await sql<object>`explain select * from ${sql.table(name)}
        where ${sql.join(conditions, sql` and `)}`.execute(tx)
      return JSON.stringify(rows)
    })
    expect(plan).toContain(`${name}_search`)
  },
)

test.each(trashed.map(({ table }) => table.name))('the trash of %s has an index', (name) => {
  expect(indexed).toContain(name)
})

test.each([
  ['kaese', 'Käsekuchen'],
  ['kase', 'Käsekuchen'],
  ['KÄSE', 'Kaesekuchen'],
  ['Käse', 'Kasekuchen'],
  ['strasse', 'Große Straße'],
  ['straße gross', 'Grosse Strasse'],
  ['cafe', 'Café Überblick'],
  ['ub', 'Café Überblick'],
  ['50 %', 'Nachlass von 50 % im Mai'],
  ['a_b', 'Schlüssel a_b'],
])('%s finds %s', async (typed, stored) => {
  expect(await finds(typed, stored)).toBe(true)
})

test.each([
  ['kaese', 'Kasse'],
  ['a_b', 'Schlüssel axb'],
  ['fe', 'Café'],
  ['5%0', 'Nachlass von 50 %'],
  ['käse brot', 'Käsekuchen'],
])('%s does not find %s', async (typed, stored) => {
  expect(await finds(typed, stored)).toBe(false)
})

test('texts are folded as the search indexes fold their words', async () => {
  const words = [
    'Käse',
    'STRASSE',
    'Straße',
    'Ölmühle',
    'Café',
    'façade',
    'Ångström',
    'ﬁnden',
    'İzmir',
  ]
  for (const word of words) {
    const { rows } = await sql<object>`select word = fold_written(${word}) as written,
      plain = fold_plain(${word}) as plain from search_forms(${word})`.execute(db)
    expect(rows, word).toEqual([{ written: true, plain: true }])
  }
})

async function finds(typed: string, stored: string): Promise<boolean> {
  const conditions = hasWords(searchText('kept', ['title']), typed)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n
    from (select ${stored}::text as title) kept
    where ${sql.join(conditions, sql` and `)}`.execute(db)
  return rows[0]?.n === 1
}
