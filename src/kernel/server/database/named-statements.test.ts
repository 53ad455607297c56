import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../database.ts'
import { asAppError } from '../http/translate-error.ts'
import { PLAN_ANEW } from './named-statements.ts'

type Tables = { things: { id: number; name: string } }

const database = await createTestDatabase()
/** One connection, so that what is prepared on it can be looked at. */
const open = (options: pg.PoolConfig = { max: 1 }) =>
  openDatabase<Tables>(
    openPool(database.target, () => undefined, options),
    { namesStatements: true },
  )
const db = open()
const byHand = openDatabase<Tables>(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await byHand.destroy()
  await database.drop()
})

beforeEach(async () => {
  await sql`drop table if exists things`.execute(byHand)
  await sql`create table things (id int primary key, name text)`.execute(byHand)
  await sql`insert into things select n, 'Ding ' || n from generate_series(1, 200) n`.execute(
    byHand,
  )
})

const read = (id: number, from = db) =>
  from.selectFrom('things').selectAll().where('id', '=', id).executeTakeFirst()

async function prepared(like: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements
    where statement like ${`%${like}%`} and name <> ''`.execute(db)
  return rows[0]?.n ?? -1
}

describe('a statement', () => {
  test('is prepared once it comes again, and then only once', async () => {
    await read(1)
    expect(await prepared('"things"')).toBe(0)
    for (const id of [2, 3, 4]) expect(await read(id)).toEqual({ id, name: `Ding ${id}` })
    expect(await prepared('"things"')).toBe(1)
  })

  test('that meets a partial index by its values works as often as it is asked', async () => {
    await sql`create unique index on things (name) where id in (1, 2)`.execute(byHand)
    const keep = () =>
      db
        .insertInto('things')
        .values({ id: 1, name: 'Ding 2' })
        .onConflict((conflict) => conflict.column('name').where('id', 'in', [1, 2]).doNothing())
        .execute()
    for (const _ of Array.from({ length: 12 })) await keep()
  })

  test('with very many values is not, nor one that is planned anew with its values', async () => {
    const many = Array.from({ length: 41 }, (_, at) => at)
    const anew = (id: number) =>
      sql`${PLAN_ANEW} select name as anew from things where id = ${id}`.execute(db)
    for (const _ of [1, 2, 3]) {
      await db.selectFrom('things').select('name').where('id', 'in', many).execute()
      await anew(1)
    }
    expect(await prepared('"things" where "id" in')).toBe(0)
    expect(await prepared('as anew')).toBe(0)
    for (const _ of [1, 2]) await sql`${PLAN_ANEW} select 1 as still`.execute(db)
    expect(await prepared('as still')).toBe(1)
  })

  test('outlives a change of its table', async () => {
    for (const id of [1, 2, 3, 4]) await read(id)
    await sql`alter table things add column colour text not null default 'rot'`.execute(byHand)
    for (const id of [1, 2, 3])
      expect(await read(id)).toEqual(expect.objectContaining({ id, colour: 'rot' }))
  })

  test('is asked for again with its transaction, by whoever asked, when its table changed in between', async () => {
    for (const id of [1, 2, 3, 4]) await read(id)
    await sql`alter table things drop column name`.execute(byHand)
    const change = () =>
      db
        .transaction()
        .execute((tx) => tx.selectFrom('things').selectAll().where('id', '=', 1).execute())
    const failed = await change().catch((error: unknown) => error)
    expect(asAppError(failed)?.status).toBe(503)
    expect(await change()).toEqual([{ id: 1 }])
  })

  test('is found out to be gone, and runs all the same', async () => {
    for (let round = 0; round < 6; round += 1) {
      for (const id of [1, 2, 3]) expect(await read(id)).toMatchObject({ id })
      await sql`deallocate all`.execute(db)
    }
    for (const id of [1, 2, 3]) await read(id)
    expect(await prepared('"things" where "id"')).toBe(0)
  })
})

test('a connection that has prepared very many statements makes room for a fresh one', async () => {
  const fresh = open()
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(fresh)).rows[0]?.pid
  const before = await pid()
  for (let at = 0; at < 110; at += 1) {
    const column = sql.ref(`c${at}`)
    for (const id of [1, 2])
      await sql`select name as ${column} from things where id = ${id}`.execute(fresh)
  }
  expect(await pid()).not.toBe(before)
  await fresh.destroy()
})

test('statements survive the loss of their connection', async () => {
  for (const id of [1, 2, 3]) await read(id)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`.execute(byHand)
  await expect.poll(() => read(1).catch(() => undefined)).toEqual({ id: 1, name: 'Ding 1' })
  for (const id of [2, 3]) expect(await read(id)).toMatchObject({ id })
})
