import type { Kysely } from 'kysely'
import { identifier } from '#kernel/server/sessions/identify.ts'
import type { AuthTables } from './tables.ts'
import { toPrincipal } from './wire.ts'

/** From a session's token hash to the person behind it; a blocked person has no session. */
export const identify = identifier<AuthTables>(async (db, tokenHash) => {
  const row = await sessionWithUser(db, tokenHash)
  if (!row) return undefined
  const { session_id, limited, is_staff, session_created, session_active, ...user } = row
  return {
    principal: toPrincipal(user, limited),
    session: {
      id: session_id,
      createdAt: session_created,
      lastActiveAt: session_active,
      isStaff: is_staff,
    },
  }
})

function sessionWithUser(db: Kysely<AuthTables>, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select([
      'sessions.id as session_id',
      'sessions.limited',
      'sessions.is_staff',
      'sessions.created_at as session_created',
      'sessions.last_active_at as session_active',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.is_blocked', '=', false)
    .executeTakeFirst()
}
