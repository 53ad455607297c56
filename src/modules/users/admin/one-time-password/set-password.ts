import { call } from '#kernel/client/call.ts'
import { setPassword } from '#modules/auth/contract-password.ts'
import { makePassword } from './make-password.ts'

/** Gives an account a one-time password and answers it: nobody can read it again later. */
export async function giveOneTimePassword(id: string): Promise<string> {
  const password = makePassword()
  await call(setPassword, { body: { _id: id, password } })
  return password
}
