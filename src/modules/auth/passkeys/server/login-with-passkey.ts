import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { mayEnter } from '../../accounts/server/account-state.ts'
import { findUser, type UserRow } from '../../accounts/server/queries.ts'
import type { AuthTables } from '../../server/tables.ts'
import { enterWithin } from '../../sign-in/server/complete-sign-in.ts'
import type { PasskeyProof } from '../passkey.calls.ts'
import { provePasskey, spendPasskey } from './prove-passkey.ts'
import { passkeyFailures } from './relying-party.ts'

/** A passkey is something one has, opened by something one is or knows: no further factor is asked. */
export async function loginWithPasskey(
  context: Context<AuthTables>,
  proof: PasskeyProof,
): Promise<UserRow> {
  const proved = await provePasskey(context, proof, 'sign-in')
  const user = proved && (await findUser(context.db, proved.userId))
  if (!proved || !user) throw passkeyFailures.login()
  mayEnter(user)
  const token = await context.change(async (change) => {
    if (!(await spendPasskey(change.db, proved))) throw failures.notSignedIn()
    return enterWithin(change, context, user)
  })
  context.reply.startSession(token)
  return user
}
