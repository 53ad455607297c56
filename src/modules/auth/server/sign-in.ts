import { isStaff } from '#kernel/access/roles.ts'
import { errorCatalogue } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { addressKey, countAttempt, forgetAttempts } from '#kernel/server/rate-limit.ts'
import { createSession, endSession } from '#kernel/server/sessions/sessions.ts'
import { isPassword } from './passwords.ts'
import { findByHandle, noteFailure, noteLogin, type UserRow } from './queries.ts'
import type { AuthTables } from './tables.ts'

const TRIES = { max: 10, seconds: 900, per: 'ip' } as const

export const signInFailures = errorCatalogue({
  wrong: {
    status: 401,
    code: 'login_fail',
    de: 'Benutzer oder Passwort falsch.',
    en: 'wrong user or password',
  },
})

/**
 * Signs in and starts a fresh session. Known and unknown handles do the same work and get the
 * same answer; tries count per account and address, so nobody can lock the owner out from afar.
 */
export async function signIn(
  context: Context<AuthTables>,
  given: { handle: string; password: string },
): Promise<UserRow> {
  const account = given.handle.trim().toLowerCase()
  const key = `sign-in ${account} ${addressKey(context.ip)}`
  await countAttempt(context.db, key, TRIES)
  const user = await findByHandle(context.db, account)
  const matches = await isPassword(user?.password_hash ?? null, given.password)
  if (!user || !matches || user.is_blocked) {
    if (user) await noteFailure(context.db, user.id)
    throw signInFailures.wrong()
  }
  await forgetAttempts(context.db, key)
  await noteLogin(context.db, user.id)
  await startSession(context, user)
  return user
}

/** Any session the browser still carries ends: a session id never survives a sign-in. */
export async function startSession(context: Context<AuthTables>, user: UserRow): Promise<void> {
  if (context.session) await endSession(context.db, context.session.id)
  const token = await createSession(context.db, {
    userId: user.id,
    isStaff: isStaff(user),
    limited: user.must_change_password ? 'password-change' : null,
    ip: context.ip,
    agent: context.agent,
  })
  context.reply.startSession(token)
}
