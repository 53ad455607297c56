import { failures } from '#kernel/server/app-error.ts'
import { endSession } from '#kernel/server/sessions/sessions.ts'
import { deviceWords, networkOf } from '#modules/auth/server/api.ts'
import { mustFind, take, type UsersContext } from '../../server/guard.ts'
import type { Db } from '../../server/queries.ts'
import { iso, maySeeSignIns } from '../../server/wire.ts'

/** When and how a person signs in: enough to help them, nothing to sign in with. */
export async function readSignIns(context: UsersContext, id: string) {
  const { db, user, lang } = context
  const row = await mustFind(db, id)
  if (!maySeeSignIns(user, row)) throw failures.noPermission()
  const sessions = await sessionsOf(db, id)
  return {
    lastLogin: iso(row.last_login_at),
    lastActive: iso(row.last_active_at),
    failedLogins: row.failed_logins,
    hasPassword: row.password_hash !== null,
    hasTotp: row.totp_secret !== null,
    passkeys: await countOf(db, 'passkeys', id),
    recoveryCodes: await countOf(db, 'recovery_codes', id),
    sessions: sessions.map((session) => ({
      _id: session.id,
      network: networkOf(session.ip),
      device: deviceWords(session.agent, lang),
      created: session.created_at.toISOString(),
      lastActive: session.last_active_at.toISOString(),
      isActed: session.acted_by !== null,
    })),
  }
}

/** Signs a person out, in one place or everywhere. */
export async function endUserSessions(
  context: UsersContext,
  id: string,
  session: string | undefined,
): Promise<{ ended: number }> {
  return context.change(async (change) => {
    await take(context, change, id)
    const open = await sessionsOf(change.db, id)
    const ending = open.filter((one) => session === undefined || one.id === session)
    if (session && ending.length === 0) throw failures.notFound()
    for (const one of ending) await endSession(change.kernel, one.id)
    await change.audit({ noun: 'user', id, action: 'signed-out', after: { ended: ending.length } })
    return { ended: ending.length }
  })
}

function sessionsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip', 'agent', 'created_at', 'last_active_at', 'acted_by'])
    .where('user_id', '=', userId)
    .orderBy('last_active_at', 'desc')
    .execute()
}

async function countOf(db: Db, table: 'passkeys' | 'recovery_codes', id: string) {
  const rows = await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()
  return rows.length
}
