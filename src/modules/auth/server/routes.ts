import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { endSession, rememberTab } from '#kernel/server/sessions/sessions.ts'
import { authSection } from '../config.ts'
import * as contract from '../contract.ts'
import { changePassword } from './change-password.ts'
import { findUser, noteSeen } from './queries.ts'
import { signIn } from './sign-in.ts'
import type { AuthTables } from './tables.ts'
import { updateProfile } from './update-profile.ts'
import { toGuest, toUser } from './wire.ts'

const on = routesOf<AuthTables>()

export const routes = [
  on(contract.registerTab, async ({ db, session }, { body }) => {
    if (session) await rememberTab(db, session.id, body.tabSession)
    return body
  }),
  on(contract.getLoggedInState, currentUser),
  on(contract.login, async (context, { body }) => toUser(await signIn(context, body))),
  on(contract.logout, async (context) => {
    if (context.session) await endSession(context.db, context.session.id)
    context.reply.endSession()
    return { ...toGuest(), redirect: context.config.get(authSection).logout_redirect }
  }),
  on(contract.changePassword, async (context, { body }) =>
    toUser(await changePassword(context, body)),
  ),
  on(contract.updateUser, async (context, { body }) => {
    if (body._id !== context.user.id) throw failures.notFound()
    return [toUser(await updateProfile(context, body))]
  }),
]

async function currentUser(context: Context<AuthTables>) {
  if (!context.session) return toGuest()
  await noteSeen(context.db, context.user.id)
  const user = await findUser(context.db, context.user.id)
  return user ? toUser(user, context.user.actedBy) : toGuest()
}
