import { sql } from 'kysely'
import type { Principal, Role } from '#kernel/access/roles.ts'
import { isAdmin } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { authSection } from '#modules/auth/config.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { userFailures } from '../errors.ts'
import { assignableRoles, mayChange } from '../people/rank.ts'
import { type Db, findPerson, lockPeople, type UserRow } from './queries.ts'
import type { UsersTables } from './tables.ts'

export type UsersContext = Context<UsersTables>
export type UsersChange = Change<UsersTables>

/** The same change as the auth module sees it, for its functions. */
export function forAuth(change: UsersChange): Change<AuthTables> {
  return change
}

/** A person, or 404: built-in, internal and erased accounts are nobody to the administration. */
export async function mustFind(db: Db, id: string): Promise<UserRow> {
  const row = await findPerson(db, id)
  if (!row) throw failures.notFound()
  return row
}

/** A person the caller may change, locked until the change ends. */
export async function take(
  { user }: Pick<UsersContext, 'user'>,
  change: UsersChange,
  id: string,
): Promise<UserRow> {
  const [row] = await lockPeople(change.db, [id])
  if (!row) throw failures.notFound()
  mustReach(user, row)
  return row
}

/** Nobody changes an account that stands above the own. */
export function mustReach(caller: Pick<Principal, 'roles'>, target: Pick<UserRow, 'roles'>): void {
  if (!mayChange(caller, target)) throw failures.noPermission()
}

/** The same for an account that is only known by its id; one that is nobody's is not found. */
export async function mustReachAccount(
  { db, user }: Pick<UsersContext, 'db' | 'user'>,
  id: string,
): Promise<void> {
  mustReach(user, await mustFind(db, id))
}

/** Only roles of the configuration, and none above the own; roles already there may stay. */
export function mustAssign(
  { user, config }: Pick<UsersContext, 'user' | 'config'>,
  wanted: readonly Role[],
  present: readonly Role[] = [],
): void {
  const allowed = assignableRoles(user, config.get(authSection).availableRoles)
  if (!wanted.every((role) => allowed.includes(role) || present.includes(role)))
    throw userFailures.roleNotAllowed()
}

/**
 * Before admins lose their role, their access or their account: somebody must remain who can enter.
 * Such changes happen one after the other, so that two of them cannot each rely on the other's
 * admin. A built-in account counts once it has a password.
 */
export async function keepAnAdmin(
  change: UsersChange,
  leaving: readonly Pick<UserRow, 'id' | 'roles'>[],
): Promise<void> {
  if (!leaving.some((row) => isAdmin(row))) return
  await sql`select pg_advisory_xact_lock(hashtextextended('users:last-admin', 0))`.execute(
    change.db,
  )
  const remaining = await change.db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`roles && array['admin', 'system']`)
    .where('is_blocked', '=', false)
    .where('erased_at', 'is', null)
    .where(
      sql<boolean>`(password_hash is not null or (verified_at is not null and not is_builtin))`,
    )
    .where(sql<boolean>`id <> all(${leaving.map((row) => row.id)}::uuid[])`)
    .limit(1)
    .executeTakeFirst()
  if (!remaining) throw userFailures.lastAdmin()
}
