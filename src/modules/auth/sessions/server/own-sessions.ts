import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { isExpired, sessionLimits } from '#kernel/server/sessions/sessions.ts'
import type { AuthTables } from '../../server/tables.ts'
import { networkOf } from '../../sign-in/server/network.ts'
import type { OwnSession } from '../session.calls.ts'
import { deviceWords } from './device-words.ts'

/** Where the account is signed in; half sign-ins and those who act for it are not among them. */
export async function listOwnSessions(context: Context<AuthTables>): Promise<OwnSession[]> {
  const rows = await context.db
    .selectFrom('sessions')
    .select(['id', 'ip', 'agent', 'created_at', 'last_active_at', 'is_staff'])
    .where('user_id', '=', context.user.id)
    .where('acted_by', 'is', null)
    .where((eb) => eb.or([eb('limited', 'is', null), eb('limited', '<>', 'second-factor')]))
    .orderBy('last_active_at', 'desc')
    .limit(200)
    .execute()
  const limits = sessionLimits(context.config)
  return rows
    .filter((row) => !isExpired(row, limits))
    .map((row) => ({
      _id: row.id,
      device: deviceWords(row.agent, context.lang),
      ip_prefix: networkOf(row.ip),
      created_at: row.created_at.toISOString(),
      last_active: row.last_active_at.toISOString(),
      current: row.id === context.session?.id,
    }))
}

/** Ends one of the own sessions; ending the one that asks is signing out. */
export async function endOwnSession(context: Context<AuthTables>, id: string): Promise<void> {
  const ended = await endOwn(context, (own) => own === id)
  if (ended === 0) throw failures.notFound()
  if (id === context.session?.id) context.reply.endSession()
}

export function endOtherSessions(context: Context<AuthTables>): Promise<number> {
  return endOwn(context, (own) => own !== context.session?.id)
}

function endOwn(context: Context<AuthTables>, isMeant: (id: string) => boolean): Promise<number> {
  return context.change(async (change) => {
    const own = await change.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', context.user.id)
      .forUpdate()
      .execute()
    const ids = own.map(({ id }) => id).filter(isMeant)
    if (ids.length === 0) return 0
    await change.db.deleteFrom('sessions').where('id', 'in', ids).execute()
    const after = { ended: ids.length }
    await change.audit({ noun: 'user', id: context.user.id, action: 'sessions-ended', after })
    return ids.length
  })
}
