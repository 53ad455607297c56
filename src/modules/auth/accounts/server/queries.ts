import { type Kysely, sql } from 'kysely'
import { GUEST } from '#kernel/access/roles.ts'
import type { User } from '../../contract.ts'
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

/** A try for a name nobody has counts as the guest's: the same work, so the same time. */
export async function noteFailure(db: Db, user: Pick<UserRow, 'id'> | undefined): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ failed_logins: eb('failed_logins', '+', 1) }))
    .where('id', '=', user?.id ?? GUEST.id)
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

const NOTE_EVERY_MS = 60_000

/** At most once a minute: open tabs ask every few seconds. */
export async function noteSeen(db: Db, user: Pick<User, '_id' | 'last_active'>): Promise<void> {
  const now = new Date()
  if (user.last_active && now.getTime() - Date.parse(user.last_active) < NOTE_EVERY_MS) return
  user.last_active = now.toISOString()
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', user._id).execute()
}
