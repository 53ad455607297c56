import type { Kysely } from 'kysely'
import { SYSTEM } from '#kernel/access/roles.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { createSession } from '#kernel/server/sessions/sessions.ts'

type Session = { userId: string; isStaff: boolean; limited?: 'password-change' }

/** The cookie of a fresh session, made past the sign-in; the system's own unless said. */
export async function cookieFor(
  db: Kysely<KernelTables>,
  { userId, isStaff, limited }: Session = { userId: SYSTEM.id, isStaff: true },
): Promise<string> {
  const from = { ip: '127.0.0.1', agent: 'test' }
  const token = await createSession(db, { userId, isStaff, limited: limited ?? null, ...from })
  return `kontor_session=${token}`
}
