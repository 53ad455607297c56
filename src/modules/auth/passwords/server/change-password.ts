import { errorCatalogue } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { ownAccount } from '../../accounts/server/own-account.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import { mailNotice } from '../../mail-keys/server/account-mails.ts'
import { endKeys } from '../../mail-keys/server/auth-keys.ts'
import type { AuthTables } from '../../server/tables.ts'
import { startSession } from '../../sign-in/server/sign-in.ts'
import { checkOwnPassword } from './check-password.ts'
import { ownWords } from './forbidden-password-words.ts'
import { assertGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

const passwordFailures = errorCatalogue({
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

type ChangePasswordInput = { password: string; newPassword: string }

/** Every session of the account ends with its old password; the caller gets a fresh one. */
export async function changePassword(
  context: Context<AuthTables>,
  input: ChangePasswordInput,
): Promise<UserRow> {
  const user = await ownAccount(context)
  if (!(await checkOwnPassword(context, user, input.password))) throw passwordFailures.wrong()
  if (input.password === input.newPassword) throw passwordFailures.same()
  await assertGoodPassword(context, {
    password: input.newPassword,
    words: ownWords(user),
    field: 'newPassword',
  })
  const password_hash = await hashPassword(input.newPassword)
  await store(context, user, password_hash)
  const changed = { ...user, must_change_password: false, version: user.version + 1 }
  await startSession(context, changed)
  return changed
}

async function store(
  context: Context<AuthTables>,
  user: UserRow,
  password_hash: string,
): Promise<void> {
  await context.change(async (change) => {
    await change.db
      .updateTable('users')
      .set({
        password_hash,
        must_change_password: false,
        reset_requested_at: null,
        version: user.version + 1,
      })
      .where('id', '=', user.id)
      .execute()
    await endKeys(change.db, user.id, ['reset-password', 'invite', 'handed-invite'])
    await endSessionsOf(change.kernel, user.id)
    await change.audit({ noun: 'user', id: user.id, action: 'password-changed' })
    await mailNotice(context, change, { notice: 'changed', to: user })
  })
}
