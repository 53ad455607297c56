import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { checkOwnPassword } from '../../passwords/server/check-password.ts'
import { factorFailures } from '../../second-factor/server/failures.ts'
import type { AuthTables } from '../../server/tables.ts'
import { findUser, type UserRow } from './queries.ts'

const FRESH_MS = 5 * 60_000

/** The caller's own account. Who looks with another's eyes may not change how it is protected. */
export async function ownAccount(context: Context<AuthTables>): Promise<UserRow> {
  if (context.user.actedBy) throw failures.noPermission()
  const user = await findUser(context.db, context.user.id)
  if (!user) throw failures.notFound()
  return user
}

/** Who is signed in with a whole session of their own; undefined for everyone else. */
export async function signedInAccount(context: Context<AuthTables>): Promise<UserRow | undefined> {
  const { db, session, user } = context
  return session && !user.limited && !user.actedBy ? findUser(db, user.id) : undefined
}

/** The password; an account without one (signed in elsewhere) must have signed in just now. */
export async function confirmPassword(
  context: Context<AuthTables>,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (user.password_hash === null) return confirmFresh(context)
  if (!(await checkOwnPassword(context, user, password ?? ''))) throw factorFailures.password()
}

/** The password, or a sign-in that is at most five minutes old. */
export async function confirmPresence(
  context: Context<AuthTables>,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (password) return confirmPassword(context, user, password)
  confirmFresh(context)
}

export function isFreshSession({ session }: Pick<Context<AuthTables>, 'session'>): boolean {
  return session !== undefined && Date.now() - session.createdAt.getTime() <= FRESH_MS
}

function confirmFresh(context: Context<AuthTables>): void {
  if (!isFreshSession(context)) throw factorFailures.signInAgain()
}
