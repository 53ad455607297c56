import type { Kysely } from 'kysely'
import { SYSTEM } from '#kernel/access/roles.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { hashToken } from '#kernel/server/sessions/session-token.ts'
import { createSession } from '#kernel/server/sessions/sessions.ts'

const DAY_MS = 86_400_000

type Session = { userId: string; isStaff: boolean; limited?: 'password-change' }

/**
 * The cookie of a fresh session, made past the sign-in; the system's own unless said. Its step-up
 * counts for a day, so that long runs get past it.
 */
export async function cookieFor(
  db: Kysely<KernelTables>,
  { userId, isStaff, limited }: Session = { userId: SYSTEM.id, isStaff: true },
): Promise<string> {
  const from = { ip: '127.0.0.1', agent: 'test' }
  const token = await createSession(db, { userId, isStaff, limited: limited ?? null, ...from })
  await db
    .updateTable('sessions')
    .set({ stepped_up_at: new Date(Date.now() + DAY_MS), stepped_up_by: 'second-factor' })
    .where('token_hash', '=', hashToken(token))
    .execute()
  return `kontor_session=${token}`
}
