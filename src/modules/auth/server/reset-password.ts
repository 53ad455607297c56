import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { mailNotice } from './account-mails.ts'
import { isReachable } from './account-state.ts'
import { consumeKey, endKeys, peekKey } from './auth-keys.ts'
import { ownWords } from './own-words.ts'
import { assertGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { findUser } from './queries.ts'
import type { AuthTables } from './tables.ts'

const KIND = ['reset-password'] as const

type Wanted = { key: string; password: string; password2: string }

/**
 * A new password by a mailed key. Whoever has the key reads the mailbox, so the address counts as
 * confirmed; a second factor stays. A refused password leaves the key good.
 */
export async function resetPassword(
  context: Context<AuthTables>,
  given: Wanted,
): Promise<{ handle: string }> {
  const known = await peekKey(context.db, given.key, KIND)
  const user = known && (await findUser(context.db, known.userId))
  if (!isReachable(user)) throw failures.expired()
  await assertGoodPassword(context, { ...given, words: ownWords(user) })
  const password_hash = await hashPassword(given.password)
  await context.change(async (change) => {
    await consumeKey(change, given.key, KIND)
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
