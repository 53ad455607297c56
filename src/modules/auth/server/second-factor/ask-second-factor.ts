import type { Context } from '#kernel/server/context.ts'
import type { SecondFactorAsked } from '../../contract.ts'
import type { UserRow } from '../queries.ts'
import { openPendingSession } from '../start-session.ts'
import type { AuthTables } from '../tables.ts'
import { factorsOf } from './factors.ts'

/** The password was right, so half a session starts: all it can do is show a second factor. */
export async function askSecondFactor(
  context: Context<AuthTables>,
  user: UserRow,
): Promise<SecondFactorAsked> {
  const factors = await factorsOf(context, user)
  context.reply.startSession(await openPendingSession(context.db, context, user))
  return {
    second_factor: true,
    ...(factors.includes('totp') ? { ttop: true } : {}),
    factors,
  }
}
