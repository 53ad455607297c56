import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { nextCustomerNumber } from '../../accounts/server/customer-number.ts'
import { askForKey } from '../../mail-keys/server/mail-key-job.ts'
import * as passwords from '../../passwords/password.calls.ts'
import { strengthOf } from '../../passwords/server/password-rules.ts'
import { resetPassword } from '../../passwords/server/reset-password.ts'
import { setOneTimePassword } from '../../passwords/server/set-one-time-password.ts'
import type { AuthTables } from '../../server/tables.ts'
import * as contract from '../sign-up.calls.ts'
import { signUp } from './sign-up.ts'
import { verifyAccount } from './verify-account.ts'

const on = routesOf<AuthTables>()

export const signupRoutes = [
  on(contract.signup, async (context, { body }) => ({
    registered: true as const,
    handle: await signUp(context, body),
  })),
  on(contract.resendVerification, async (context, { body }) => {
    await askForKey(context, body.handle, 'verify')
    return { requested: true as const }
  }),
  on(contract.verify, (context, { body }) => verifyAccount(context, body)),
  on(contract.getUniqueCustomerId, async ({ db }) => ({
    customerId: await nextCustomerNumber(db),
  })),
  on(passwords.checkPasswordStrength, (context, { body }) =>
    strengthOf(context, {
      password: body.password,
      words: body.handle ? [body.handle] : [],
      occasion: 'asking',
    }),
  ),
  on(passwords.requestPasswordReset, (context, { body }) => requestReset(context, body)),
  on(passwords.requestShopPasswordReset, (context, { body }) => requestReset(context, body)),
  on(passwords.resetPassword, (context, { body }) => resetPassword(context, body)),
  on(passwords.setPassword, async (context, { body }) => {
    await setOneTimePassword(context, body)
    return { _id: body._id, must_change_password: true as const }
  }),
]

async function requestReset(context: Context<AuthTables>, { handle }: { handle: string }) {
  await askForKey(context, handle, 'reset-password')
  return { requested: true as const }
}
