import fc from 'fast-check'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { listPage } from './list-page.ts'
import type { SortWord } from './sort-keys.ts'

type Tables = {
  things: { id: string; rank: number | null; name: string; seen_at: Date | null }
}

const SORTS = {
  rank: { column: 'things.rank', type: 'integer', isNullable: true },
  name: { column: 'things.name', type: 'text' },
  seen: { column: 'things.seen_at', type: 'timestamptz', isNullable: true },
} as const
type Sort = keyof typeof SORTS
const WORDS: SortWord<Sort>[] = ['rank', '-rank', 'name', '-name', 'seen', '-seen']

const database = await createTestDatabase()
const db = openDatabase<Tables>(openPool(database.target, () => undefined))

beforeAll(async () => {
  await sql`create table things (
    id uuid primary key, rank integer, name text collate "C" not null, seen_at timestamptz)`.execute(
    db,
  )
})
beforeEach(() => sql`truncate things`.execute(db))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

function ask(
  request: { sort: SortWord<Sort>; limit: number; page?: number; cursor?: string },
  isNarrowed = false,
) {
  return listPage(db, db.selectFrom('things'), {
    id: 'things.id',
    sorts: SORTS,
    request: { page: 0, ...request },
    isNarrowed,
  })
}

async function walk(sort: SortWord<Sort>, limit: number, isNarrowed = false): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await ask({ sort, limit, cursor }, isNarrowed)
    expect(page.ids.length).toBeLessThanOrEqual(limit)
    ids.push(...page.ids)
    cursor = page.next ?? undefined
  } while (cursor)
  return ids
}

async function inOrder(sort: SortWord<Sort>): Promise<string[]> {
  const falling = sort.startsWith('-')
  const { column } = SORTS[sort.replace('-', '') as Sort]
  const direction = sql.raw(falling ? 'desc' : 'asc')
  const { rows } = await sql<{ id: string }>`
    select id from things order by ${sql.ref(column)} ${direction}, id ${direction}`.execute(db)
  return rows.map((row) => row.id)
}

const row = fc.record({
  rank: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  name: fc.constantFrom('', 'a', 'A', 'ä', '%', "'", '\\'),
  // Microseconds: finer than a Date, so a cursor made of Dates would lose rows.
  seen: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
})

describe('walking by cursor', () => {
  test('visits every row exactly once in the promised order, with ties and missing values', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 40 }),
        fc.record({
          sort: fc.constantFrom(...WORDS),
          limit: fc.integer({ min: 1, max: 9 }),
          isNarrowed: fc.boolean(),
        }),
        async (rows, { sort, limit, isNarrowed }) => {
          await sql`truncate things`.execute(db)
          for (const { rank, name, seen } of rows) {
            await sql`insert into things values (${uuidv7()}, ${rank}, ${name},
              timestamptz '2026-11-15 12:00:00.0001Z' + make_interval(secs => ${seen}::float8 / 1e6))
            `.execute(db)
          }
          expect(await walk(sort, limit, isNarrowed)).toEqual(await inOrder(sort))
        },
      ),
      { seed: 20261115, numRuns: 60 },
    )
  })

  test('goes on at the right place when rows before it appear or vanish', async () => {
    await fill(20)
    const first = await ask({ sort: 'name', limit: 10 })
    await sql`delete from things where id = ${first.ids[9] ?? ''}`.execute(db)
    await sql`insert into things (id, name) values (${uuidv7()}, '')`.execute(db)
    const second = await ask({ sort: 'name', limit: 10, cursor: first.next ?? '' })
    expect([...first.ids, ...second.ids]).toHaveLength(20)
    expect(new Set([...first.ids, ...second.ids])).toHaveLength(20)
  })
})

describe('pages by number', () => {
  test('equal the same stretch of the walk', async () => {
    await fill(30)
    const all = await walk('-name', 7)
    expect((await ask({ sort: '-name', limit: 7, page: 2 })).ids).toEqual(all.slice(14, 21))
    expect(await ask({ sort: '-name', limit: 7, page: 5 })).toMatchObject({ ids: [], next: null })
  })

  test('are refused beyond 10,000 rows, asking for the cursor', async () => {
    expect(await ask({ sort: 'name', limit: 200, page: 50 })).toMatchObject({ ids: [] })
    await expect(ask({ sort: 'name', limit: 200, page: 51 })).rejects.toMatchObject({
      status: 400,
      code: 'invalid',
    })
  })
})

describe('the total', () => {
  test('is exact up to 10,000 and an estimate above', async () => {
    await fill(10_000)
    expect(await ask({ sort: 'name', limit: 1 })).toMatchObject({
      numItems: 10_000,
      numItemsExact: true,
    })
    await fill(5_000)
    await sql`analyze things`.execute(db)
    const { numItems, numItemsExact } = await ask({ sort: 'name', limit: 1 })
    expect(numItemsExact).toBe(false)
    expect(numItems).toBeGreaterThan(10_000)
    expect(numItems).toBeLessThan(20_000)
  })

  test('counts what is asked for, not the table', async () => {
    await fill(10)
    const some = db.selectFrom('things').where('rank', '=', 1)
    const request = { page: 0, limit: 1, sort: 'name' as const }
    const page = await listPage(db, some, { id: 'things.id', sorts: SORTS, request })
    expect(page).toMatchObject({ numItems: 1, numItemsExact: true, next: null })
  })

  // Each asks in its own words: what is known to be large is remembered by them.
  const narrow = (below: number, page = 0) => ({
    from: db.selectFrom('things').where('rank', '<', below),
    list: {
      id: 'things.id',
      sorts: SORTS,
      request: { page, limit: 10, sort: '-name' },
    } as const,
  })

  test.each([0, 1, 2000, 2001, 3000])('of %i answers to a question is exact', async (count) => {
    await fill(count)
    for (const page of [0, 3]) {
      const { from, list } = narrow(100_000 + count, page)
      const narrowed = await listPage(db, from, { ...list, isNarrowed: true })
      expect(narrowed).toEqual(await listPage(db, from, list))
      expect(narrowed).toMatchObject({ numItems: count, numItemsExact: true })
    }
  })

  test('grows with answers that were few when they were asked for last', async () => {
    const { from, list } = narrow(200_000)
    const total = async () => (await listPage(db, from, { ...list, isNarrowed: true })).numItems
    await fill(1990)
    expect(await total()).toBe(1990)
    await fill(20)
    expect(await total()).toBe(2010)
    await sql`delete from things where rank < 5`.execute(db)
    expect(await total()).toBe(2002)
  })
})

async function fill(count: number): Promise<void> {
  await sql`insert into things
    select gen_random_uuid(), n, 'thing ' || n from generate_series(1, ${count}::int) n`.execute(db)
}
