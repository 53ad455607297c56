import { type Kysely, sql } from 'kysely'
import type { AuthTables } from '../../server/tables.ts'

type Db = Kysely<AuthTables>

export function findByHandle(db: Db, handle: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(handle)`, '=', handle.toLowerCase())
    .executeTakeFirst()
}

export function findUser(db: Db, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export async function noteFailure(db: Db, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ failed_logins: eb('failed_logins', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function noteLogin(db: Db, id: string): Promise<void> {
  const now = new Date()
  await db
    .updateTable('users')
    .set({ failed_logins: 0, last_login_at: now, last_active_at: now })
    .where('id', '=', id)
    .execute()
}

export async function noteSeen(db: Db, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_active_at: new Date() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('last_active_at', 'is', null),
        eb('last_active_at', '<', sql<Date>`now() - interval '30 seconds'`),
      ]),
    )
    .execute()
}
