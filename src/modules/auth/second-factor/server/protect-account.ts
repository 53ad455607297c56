import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import { type SecurityChange, tellOfChange } from '../../mail-keys/server/security-mails.ts'
import type { AuthTables } from '../../server/tables.ts'
import { openSession } from '../../sessions/server/start-session.ts'

type Protected = {
  user: UserRow
  what: SecurityChange
  /** For the audit log: 'second-factor-enabled'. */
  action: string
  after?: Record<string, unknown>
}

/**
 * What follows every change of how an account is protected: it is written down, its owner is told,
 * every session ends and the caller goes on with a fresh one, whose token is returned.
 */
export async function afterProtection(
  change: Change<AuthTables>,
  context: Context<AuthTables>,
  { user, what, action, after }: Protected,
): Promise<string> {
  await change.audit({ noun: 'user', id: user.id, action, after })
  await tellOfChange(change, context, { user, what })
  await endSessionsOf(change.kernel, user.id)
  return openSession(change.db, context, user)
}
