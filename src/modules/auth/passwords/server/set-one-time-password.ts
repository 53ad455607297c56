import { isSystem, type Principal, ROLES, type Role } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { isReachable } from '../../accounts/server/account-state.ts'
import { findUser, type UserRow } from '../../accounts/server/queries.ts'
import { mailKey, mailNotice } from '../../mail-keys/server/account-mails.ts'
import { endKeys, issueKey } from '../../mail-keys/server/auth-keys.ts'
import type { AuthTables } from '../../server/tables.ts'
import { ownWords } from './forbidden-password-words.ts'
import { assertGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

type OneTimePasswordInput = { _id: string; password: string }

/** Staff give another account a password that is good for one sign-in; its sessions end. */
export async function setOneTimePassword(
  context: Context<AuthTables>,
  input: OneTimePasswordInput,
): Promise<void> {
  const user = await findUser(context.db, input._id)
  if (!user || user.erased_at) throw failures.notFound()
  if (!maySetPassword(context.user, user)) throw failures.noPermission()
  await assertGoodPassword(context, { password: input.password, words: ownWords(user) })
  const password_hash = await hashPassword(input.password)
  await context.change(async (change) => {
    await change.db
      .updateTable('users')
      .set((eb) => ({
        password_hash,
        must_change_password: true,
        failed_logins: 0,
        reset_requested_at: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', user.id)
      .execute()
    await endKeys(change.db, user.id, ['reset-password', 'invite', 'handed-invite'])
    await endSessionsOf(change.kernel, user.id)
    await change.audit({ noun: 'user', id: user.id, action: 'password-set' })
    await mailNotice(context, change, { notice: 'oneTime', to: user })
    if (isReachable(user) && !user.verified_at) await askToConfirm(context, change, user)
  })
}

/** Only the owner of an address can say that it is theirs; until then nobody enters with it. */
async function askToConfirm(
  context: Context<AuthTables>,
  change: Change<AuthTables>,
  to: UserRow,
): Promise<void> {
  const key = await issueKey(change, { userId: to.id, kind: 'verify' })
  await mailKey(context, change, { kind: 'verify', key, to })
}

/**
 * Nobody reaches above the own role; `system` and `guest` get no password here at all; the own one
 * is changed by who knows it (changePassword). Someone who acts in another's name sets none.
 */
export function maySetPassword(
  actor: Principal,
  user: Pick<UserRow, 'id' | 'handle' | 'roles' | 'is_builtin'>,
): boolean {
  if (actor.id === user.id || actor.actedBy) return false
  if (user.is_builtin && user.handle !== 'admin') return false
  if (user.is_builtin && !isSystem(actor) && !actor.roles.includes('admin')) return false
  return rankOf(user.roles) <= rankOf(actor.roles)
}

function rankOf(roles: readonly Role[]): number {
  return Math.max(...roles.map((role) => ROLES.indexOf(role)), 0)
}
