import { sql } from 'kysely'
import type { Db } from '../../bugs/server/find/queries.ts'

/** Watching twice is watching. */
export async function addWatchers(
  db: Db,
  bugId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  await db
    .insertInto('bug_watchers')
    .values(userIds.map((user_id) => ({ bug_id: bugId, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeWatchers(
  db: Db,
  bugId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  await db
    .deleteFrom('bug_watchers')
    .where('bug_id', '=', bugId)
    .where('user_id', 'in', userIds)
    .execute()
}

export function findWatchers(db: Db, bugId: string) {
  return db
    .selectFrom('bug_watchers')
    .innerJoin('users', 'users.id', 'bug_watchers.user_id')
    .where('bug_watchers.bug_id', '=', bugId)
    .where('users.is_blocked', '=', false)
    .select([
      'users.id',
      'users.handle',
      'users.roles',
      'users.lang',
      sql<string>`coalesce(nullif(users.name, ''), users.handle)`.as('name'),
    ])
    .orderBy('bug_watchers.created_at')
    .orderBy('users.id')
    .execute()
}
