import type { Context } from '#kernel/server/context.ts'
import { routesOf } from '#kernel/server/route.ts'
import { endSession, rememberTab } from '#kernel/server/sessions/sessions.ts'
import { findUser, noteSeen } from '../../accounts/server/queries.ts'
import { toGuest, toUser } from '../../accounts/server/wire.ts'
import { authSection } from '../../config.ts'
import * as contract from '../../contract.ts'
import { changePassword } from '../../passwords/server/change-password.ts'
import type { AuthTables } from '../../server/tables.ts'
import { limitOf } from '../../sessions/server/start-session.ts'
import { signIn } from './sign-in.ts'

const on = routesOf<AuthTables>()

export const routes = [
  on(contract.registerTab, async ({ db, session }, { body }) => {
    if (session) await rememberTab(db, session.id, body.tabSession)
    return body
  }),
  on(contract.getLoggedInState, currentUser),
  on(contract.login, async (context, { body }) => {
    const outcome = await signIn(context, body)
    if (outcome.kind === 'asked') return outcome.asked
    return toUser(outcome.user, { limited: limitOf(context, outcome.user) })
  }),
  on(contract.logout, async (context) => {
    const id = context.session?.id ?? context.pending?.sessionId
    if (id) await endSession(context.db, id)
    context.reply.endSession()
    return { ...toGuest(), redirect: context.config.get(authSection).logout_redirect }
  }),
  on(contract.changePassword, async (context, { body }) => {
    const user = await changePassword(context, body)
    return toUser(user, { limited: limitOf(context, user) })
  }),
]

/** Polled by open tabs; who looks with another's eyes does not make that person active. */
async function currentUser(context: Context<AuthTables>) {
  if (!context.session) return toGuest()
  if (!context.user.actedBy) await noteSeen(context.db, context.user.id)
  const user = await findUser(context.db, context.user.id)
  return user ? toUser(user, context.user) : toGuest()
}
