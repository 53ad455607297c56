import { isAdmin, isStaff } from '#kernel/access/roles.ts'
import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { translator } from '#kernel/i18n/texts.ts'
import { createSession, endSession } from '#kernel/server/sessions/sessions.ts'
import { alertAdmins } from '#modules/auth/server/api.ts'
import { userFailures } from '../../errors.ts'
import { mailTexts } from '../../messages-mail.ts'
import { take, type UsersChange, type UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'

/**
 * A session in a person's name. The own one ends, so that nobody forgets who they are: afterwards
 * they sign in again. It ends by itself after an hour (see `identify` of the module auth).
 */
export async function impersonate(context: UsersContext, id: string) {
  if (id === context.user.id) throw userFailures.self()
  const { user, session, ip, agent } = context
  const { person, token } = await context.change(async (change) => {
    const target = await take(context, change, id)
    if (isAdmin(target) || target.is_blocked) throw userFailures.notForStaff()
    if (session) await endSession(change.kernel, session.id)
    await change.audit({ noun: 'user', id, action: 'impersonate' })
    await tellOfActing(change, context, target)
    const started = { userId: id, isStaff: isStaff(target), limited: null, actedBy: user.id }
    return { person: target, token: await createSession(change.kernel, { ...started, ip, agent }) }
  })
  context.reply.startSession(token)
  const redirect = isStaff(person) ? `/${context.config.get(adminCenterSection).url}` : '/'
  return { _id: id, name: person.name || person.handle, redirect }
}

/** Afterwards no call shows who is behind it, so everyone in charge hears of the beginning. */
async function tellOfActing(
  change: UsersChange,
  context: UsersContext,
  target: UserRow,
): Promise<void> {
  const who = context.user.name || context.user.handle
  const person = target.name || target.handle
  await alertAdmins(change, context, {
    kind: 'user.impersonated',
    link: `users/edit/${target.id}`,
    who,
    title: (lang) => translator(mailTexts, lang)('acting', { who, person }),
  })
}

export async function stopImpersonating(context: UsersContext) {
  const { user, session } = context
  if (!user.actedBy || !session) throw userFailures.notActing()
  await context.change(async (change) => {
    await endSession(change.kernel, session.id)
    await change.audit({ noun: 'user', id: user.id, action: 'impersonation-ended' })
  })
  context.reply.endSession()
  return { redirect: context.lang === 'en' ? '/en/login' : '/login' }
}
