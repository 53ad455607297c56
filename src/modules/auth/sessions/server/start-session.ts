import type { Kysely } from 'kysely'
import { isStaff, type Limit, type Principal } from '#kernel/access/roles.ts'
import type { Context } from '#kernel/server/context.ts'
import { createSession, endSession } from '#kernel/server/sessions/sessions.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import { authSection } from '../../config.ts'
import type { AuthTables } from '../../server/tables.ts'

type Account = Pick<UserRow, 'id' | 'roles' | 'must_change_password' | 'two_factor_enabled'>

/** Starts a session and returns its token. Whatever the browser still carries ends with it. */
export async function openSession(
  db: Kysely<AuthTables>,
  context: Context<AuthTables>,
  user: Account,
): Promise<string> {
  return open(db, context, { user, limited: limitOf(context, user) })
}

/** Half a sign-in: to everyone but the check of the second factor this is a guest. */
export async function openPendingSession(
  db: Kysely<AuthTables>,
  context: Context<AuthTables>,
  user: Account,
): Promise<string> {
  return open(db, context, { user, limited: 'second-factor' })
}

/** What a session must finish before it may do anything else. */
export function limitOf(context: Context<AuthTables>, user: Account): Limit | null {
  if (user.must_change_password) return 'password-change'
  return needsSecondFactor(context, user) && !user.two_factor_enabled ? 'second-factor-setup' : null
}

/** One of the person's roles asks for a second factor (`components.auth.two_factor`). */
export function needsSecondFactor(
  { config }: Pick<Context<AuthTables>, 'config'>,
  { roles }: Pick<Principal, 'roles'>,
): boolean {
  const required: readonly string[] = config.get(authSection).two_factor.required_roles
  return roles.some((role) => required.includes(role))
}

type NewSession = { user: Account; limited: Limit | 'second-factor' | null }

async function open(
  db: Kysely<AuthTables>,
  context: Context<AuthTables>,
  { user, limited }: NewSession,
): Promise<string> {
  const before = context.session?.id ?? context.pending?.sessionId
  if (before) await endSession(db, before)
  const { ip, agent } = context
  return createSession(db, { userId: user.id, isStaff: isStaff(user), limited, ip, agent })
}
