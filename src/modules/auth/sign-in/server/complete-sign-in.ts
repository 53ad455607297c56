import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { tellOfSignIn } from '#kernel/server/manifest/signed-in.ts'
import { noteLogin, type UserRow } from '../../accounts/server/queries.ts'
import { tellOfNewDevice } from '../../mail-keys/server/security-mails.ts'
import type { AuthTables } from '../../server/tables.ts'
import { markDevice } from '../../sessions/server/device-cookie.ts'
import { rememberDevice } from '../../sessions/server/known-devices.ts'
import { openSession } from '../../sessions/server/start-session.ts'

/** All proofs are given: a fresh session starts, the device is known from now on. */
export async function enter(context: Context<AuthTables>, user: UserRow): Promise<void> {
  const token = await context.change((change) => enterWithin(change, context, user))
  context.reply.startSession(token)
}

/** The same inside a change that also uses a proof up; the caller hands out the token. */
export async function enterWithin(
  change: Change<AuthTables>,
  context: Context<AuthTables>,
  user: UserRow,
): Promise<string> {
  const hash = markDevice(context)
  await noteLogin(change.db, user.id)
  const isNew = await rememberDevice(change.db, { userId: user.id, hash })
  if (isNew) await tellOfNewDevice(change, context, user)
  await tellOfSignIn(change, context, user)
  return openSession(change.db, context, user)
}
