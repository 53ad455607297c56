import { type Kysely, sql } from 'kysely'
import { identifier } from '#kernel/server/sessions/identify.ts'
import { toPrincipal } from '../../accounts/server/wire.ts'
import type { AuthTables } from '../../server/tables.ts'

/** From a session's token hash to the person behind it; a blocked or erased person has none. */
export const identify = identifier<AuthTables>(async (db, tokenHash) => {
  const row = await sessionWithUser(db, tokenHash)
  if (!row) return undefined
  const { session_id, limited, is_staff, session_created, session_active, ...more } = row
  const { stepped_up_at, stepped_up_by, ...rest } = more
  const { acted_by, actor_name, actor_handle, ...user } = rest
  const isPending = limited === 'second-factor'
  const actedBy = acted_by ? { id: acted_by, name: actor_name || (actor_handle ?? '') } : undefined
  return {
    principal: toPrincipal(user, {
      limited: isPending ? undefined : (limited ?? undefined),
      actedBy,
    }),
    isPending,
    session: {
      id: session_id,
      createdAt: session_created,
      lastActiveAt: session_active,
      isStaff: is_staff,
      ...(stepped_up_at && stepped_up_by
        ? { steppedUp: { at: stepped_up_at, by: stepped_up_by } }
        : {}),
    },
  }
})

function sessionWithUser(db: Kysely<AuthTables>, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('users as actors', 'actors.id', 'sessions.acted_by')
    .selectAll('users')
    .select([
      'sessions.id as session_id',
      'sessions.limited',
      'sessions.is_staff',
      'sessions.acted_by',
      'sessions.stepped_up_at',
      'sessions.stepped_up_by',
      'actors.name as actor_name',
      'actors.handle as actor_handle',
      'sessions.created_at as session_created',
      'sessions.last_active_at as session_active',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.is_blocked', '=', false)
    .where('users.erased_at', 'is', null)
    .where((eb) => eb.or([eb('sessions.acted_by', 'is', null), MAY_STILL_ACT]))
    .executeTakeFirst()
}

/** In another's name for an hour, and only as long as the one behind it may do so at all. */
const MAY_STILL_ACT = sql<boolean>`(not actors.is_blocked and actors.erased_at is null
  and 'system' = any(actors.roles) and sessions.created_at > now() - interval '1 hour')`
