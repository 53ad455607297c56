import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { isReachable } from '../../accounts/server/account-state.ts'
import { findUser } from '../../accounts/server/queries.ts'
import { mailNotice } from '../../mail-keys/server/account-mails.ts'
import { consumeKey, endKeys, peekKey } from '../../mail-keys/server/auth-keys.ts'
import type { AuthTables } from '../../server/tables.ts'
import { ownWords } from './forbidden-password-words.ts'
import { assertGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

const KIND = ['reset-password'] as const

type ResetPasswordInput = { key: string; password: string; password2: string }

/**
 * A new password by a mailed key. Whoever has the key reads the mailbox, so the address counts as
 * confirmed; a second factor stays. A refused password leaves the key good.
 */
export async function resetPassword(
  context: Context<AuthTables>,
  input: ResetPasswordInput,
): Promise<{ handle: string }> {
  const known = await peekKey(context.db, input.key, KIND)
  const user = known && (await findUser(context.db, known.userId))
  if (!isReachable(user)) throw failures.expired()
  await assertGoodPassword(context, { ...input, words: ownWords(user) })
  const password_hash = await hashPassword(input.password)
  await context.change(async (change) => {
    await consumeKey(change, input.key, KIND)
    await change.db
      .updateTable('users')
      .set((eb) => ({
        password_hash,
        must_change_password: false,
        failed_logins: 0,
        reset_requested_at: null,
        verified_at: user.verified_at ?? new Date(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', user.id)
      .execute()
    await endKeys(change.db, user.id)
    await endSessionsOf(change.kernel, user.id)
    await change.audit({ noun: 'user', id: user.id, action: 'password-reset' })
    await mailNotice(context, change, { notice: 'changed', to: user })
  })
  return { handle: user.handle }
}
