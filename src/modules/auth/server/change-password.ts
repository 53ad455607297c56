import { errorCatalogue, failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { findUser, type UserRow } from './queries.ts'
import { startSession } from './sign-in.ts'
import type { AuthTables } from './tables.ts'

export const passwordFailures = errorCatalogue({
  wrong: {
    status: 422,
    code: 'password',
    de: 'Das bisherige Passwort stimmt nicht.',
    en: 'invalid password',
  },
  same: {
    status: 422,
    code: 'password_same',
    de: 'Bitte wählen Sie ein anderes Passwort als bisher.',
    en: 'Please choose a password other than the current one.',
  },
})

/** Every session of the account ends with its old password; the caller gets a fresh one. */
export async function changePassword(
  context: Context<AuthTables>,
  given: { password: string; newPassword: string },
): Promise<UserRow> {
  const user = await findUser(context.db, context.user.id)
  if (!user) throw failures.notFound()
  if (!(await isPassword(user.password_hash, given.password))) throw passwordFailures.wrong()
  if (given.password === given.newPassword) throw passwordFailures.same()
  const password_hash = await hashPassword(given.newPassword)
  await context.change(async (change) => {
    await change.db
      .updateTable('users')
      .set({ password_hash, must_change_password: false, version: user.version + 1 })
      .where('id', '=', user.id)
      .execute()
    await endSessionsOf(change.kernel, user.id)
    await change.audit({ noun: 'user', id: user.id, action: 'password-changed' })
  })
  const changed = { ...user, must_change_password: false, version: user.version + 1 }
  await startSession(context, changed)
  return changed
}
