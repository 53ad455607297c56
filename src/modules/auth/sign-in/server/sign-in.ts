import { errorCatalogue } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { mayEnter } from '../../accounts/server/account-state.ts'
import { normalHandle } from '../../accounts/server/mail-address.ts'
import { findByHandle, noteFailure, type UserRow } from '../../accounts/server/queries.ts'
import type { SecondFactorAsked } from '../../contract.ts'
import { checkSignInPassword } from '../../passwords/server/check-password.ts'
import { factorsOf } from '../../second-factor/server/factors.ts'
import type { AuthTables } from '../../server/tables.ts'
import { openPendingSession, openSession } from '../../sessions/server/start-session.ts'
import { enter } from './complete-sign-in.ts'

const signInFailures = errorCatalogue({
  wrong: {
    status: 401,
    code: 'login_fail',
    de: 'Benutzer oder Passwort falsch.',
    en: 'wrong user or password',
  },
})

type SignInOutcome =
  | { kind: 'entered'; user: UserRow }
  | { kind: 'asked'; asked: SecondFactorAsked }

/**
 * Signs in with a password. Known and unknown handles do the same work and get the same answer; a
 * try that must wait is refused before any of that work is done.
 */
export async function signIn(
  context: Context<AuthTables>,
  given: { handle: string; password: string },
): Promise<SignInOutcome> {
  const account = normalHandle(given.handle)
  const user = await findByHandle(context.db, account)
  const { password } = given
  const { matches, attempt } = await checkSignInPassword(context, { account, user, password })
  if (!user || !matches) {
    await noteFailure(context.db, user)
    throw signInFailures.wrong()
  }
  mayEnter(user)
  await attempt.forget()
  return afterFirstFactor(context, user)
}

/** Who proved one thing enters, or is asked for the second. */
export async function afterFirstFactor(
  context: Context<AuthTables>,
  user: UserRow,
): Promise<SignInOutcome> {
  if (user.two_factor_enabled) {
    return { kind: 'asked', asked: await askSecondFactor(context, user) }
  }
  await enter(context, user)
  return { kind: 'entered', user }
}

/** A fresh session for someone who is signed in already, e.g. after a change of the password. */
export async function startSession(context: Context<AuthTables>, user: UserRow): Promise<void> {
  context.reply.startSession(await openSession(context.db, context, user))
}

/** The password was right, so half a session starts: all it can do is show a second factor. */
async function askSecondFactor(
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
