import { type Kysely, sql } from 'kysely'
import { inOrder } from '#kernel/server/list/in-order.ts'
import type { UsersTables } from './tables.ts'

export type Db = Kysely<UsersTables>

/** The accounts of people: nothing built-in, internal or erased is ever among them. */
export function people(db: Db) {
  return db.selectFrom('users').where('users.is_listed', '=', true)
}

export function findPerson(db: Db, id: string) {
  return people(db).selectAll('users').where('users.id', '=', id).executeTakeFirst()
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Any account that can be signed in to, built-in ones included: for the own account only. */
export function findAccount(db: Db, id: string): Promise<UserRow | undefined> {
  return accounts(db).where('id', '=', id).executeTakeFirst()
}

export function lockAccount(db: Db, id: string): Promise<UserRow | undefined> {
  return accounts(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** As they are right now, and nobody else may change them; always locked in one order. */
export function lockPeople(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  return people(db)
    .selectAll('users')
    .where(sql<boolean>`users.id = any(${[...ids]}::uuid[])`)
    .orderBy('users.id')
    .forUpdate()
    .execute()
}

/** Rows in the order of the ids; those that are no people are left out. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  const rows = await people(db)
    .selectAll('users')
    .where(sql<boolean>`users.id = any(${[...ids]}::uuid[])`)
    .execute()
  return inOrder(ids, rows, (row) => row.id)
}

function accounts(db: Db) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('erased_at', 'is', null)
    .where('handle', '<>', 'guest')
}
