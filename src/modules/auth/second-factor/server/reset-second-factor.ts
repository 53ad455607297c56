import { sql } from 'kysely'
import { displayName, isStaff } from '#kernel/access/roles.ts'
import { LANGS, translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { notify } from '#modules/notifications/server/api.ts'
import { isReachable } from '../../accounts/server/account-state.ts'
import { normalHandle } from '../../accounts/server/mail-address.ts'
import { findByHandle, findUser, noteFailure, type UserRow } from '../../accounts/server/queries.ts'
import { securityMessages } from '../../mail-keys/messages-security.ts'
import { consumeKey, issueKey } from '../../mail-keys/server/auth-keys.ts'
import { mailResetKey, tellOfChange } from '../../mail-keys/server/security-mails.ts'
import { checkSignInPassword } from '../../passwords/server/check-password.ts'
import type { AuthTables } from '../../server/tables.ts'
import { switchOff } from './disable-second-factor.ts'

/**
 * Whoever has the password and reads the account's mail may go on without the second factor. The
 * answer is the same whatever was asked; staff are helped by an admin, a recovery code or the
 * command line instead (decisions, "Access"; issue 3).
 */
export async function requestReset(
  context: Context<AuthTables>,
  given: { handle: string; password: string },
): Promise<void> {
  const account = normalHandle(given.handle)
  const user = await findByHandle(context.db, account)
  // A right password is not forgotten as a try either: the brake must not tell it from a wrong one.
  const { password } = given
  const { matches } = await checkSignInPassword(context, { account, user, password })
  if (!matches) await noteFailure(context.db, user)
  if (!matches || !user?.two_factor_enabled) return
  if (isStaff(user)) return tellAdmins(context, user)
  if (!isReachable(user)) return
  await context.change(async (change) => {
    const key = await issueKey(change, { userId: user.id, kind: 'reset-second-factor' })
    await mailResetKey(change, { user, key })
  })
}

/** The key was mailed to someone who knew the password: no factor counts any more, nor any session. */
export async function resetByKey(context: Context<AuthTables>, key: string): Promise<UserRow> {
  return context.change(async (change) => {
    const { userId } = await consumeKey(change, key, ['reset-second-factor'])
    const user = await findUser(change.db, userId)
    if (!isReachable(user) || isStaff(user)) throw failures.expired()
    return takeAwayFactors(context, change, user)
  })
}

/** No factor counts any more, no session survives, and the person is told. */
export async function takeAwayFactors(
  context: Parameters<typeof tellOfChange>[1],
  change: Change<AuthTables>,
  user: UserRow,
): Promise<UserRow> {
  await change.db.deleteFrom('passkeys').where('user_id', '=', user.id).execute()
  const off = await switchOff(change, user)
  await endSessionsOf(change.kernel, user.id)
  await change.audit({ noun: 'user', id: user.id, action: 'second-factor-reset' })
  await tellOfChange(change, context, { user: off, what: 'reset' })
  return off
}

/** Staff get no key by mail: another admin looks who is asking and helps. */
async function tellAdmins(context: Context<AuthTables>, user: UserRow): Promise<void> {
  await context.change(async (change) => {
    const admins = await change.db
      .selectFrom('users')
      .select(['id', 'lang'])
      .where(sql<boolean>`roles && '{admin,system}'::text[]`)
      .where('is_blocked', '=', false)
      .where('erased_at', 'is', null)
      .where('id', '<>', user.id)
      .execute()
    for (const lang of LANGS) {
      const userIds = admins.filter((one) => one.lang === lang).map(({ id }) => id)
      const who = displayName(user)
      const title = translator(securityMessages, lang)('notice.reset', { who })
      await notify(change, {
        userIds,
        kind: 'user.second-factor-reset',
        title,
        link: `users/edit/${user.id}`,
      })
    }
    await change.audit({ noun: 'user', id: user.id, action: 'second-factor-reset-asked' })
  })
}
