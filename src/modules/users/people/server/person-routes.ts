import { displayName, isAdmin, isStaff } from '#kernel/access/roles.ts'
import { adminCenterSection } from '#kernel/contract/sections/admincenter.ts'
import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { createSession, endSession } from '#kernel/server/sessions/sessions.ts'
import { takeAwayFactors } from '#modules/auth/server/api.ts'
import { userFailures } from '../../errors.ts'
import { findConsents } from '../../personal-data/server/consents.ts'
import { erasePerson } from '../../personal-data/server/erase-person.ts'
import { exportOf, sendExport } from '../../personal-data/server/export-person.ts'
import { mergePeople } from '../../personal-data/server/merge-people.ts'
import type { PersonalDataModules } from '../../personal-data/server/personal-data-modules.ts'
import { forAuth, mustFind, mustReach, take, type UsersContext } from '../../server/guard.ts'
import type { UsersTables } from '../../server/tables.ts'
import { toUserRecord } from '../../server/wire.ts'
import * as acting from '../acting.calls.ts'
import * as contract from '../person.calls.ts'
import type { UserRecord } from '../user.ts'
import { handInvitation, inviteUser, readInvitation } from './invite-user.ts'
import { endUserSessions, readSignIns } from './sign-ins.ts'
import { tellOfAct, tellOfExport } from './tell-of-acts.ts'
import { setBlocked } from './update-user.ts'

const on = routesOf<UsersTables>()

/** What staff may do with a person besides editing them. */
export function personRoutes(holders: PersonalDataModules) {
  return [
    on(contract.readSignIns, async (context, { params }) => readSignIns(context, params.id)),
    on(contract.listConsents, async ({ db }, { params }) => {
      const { id } = await mustFind(db, params.id)
      return findConsents(db, id)
    }),
    on(contract.inviteUser, async (context, { params }) => inviteUser(context, params.id)),
    on(contract.readInvitation, async (context, { params }) => readInvitation(context, params.id)),
    on(contract.handInvitation, async (context, { params }) => handInvitation(context, params.id)),
    on(contract.blockUser, async (context, { params }) => setBlocked(context, params.id, true)),
    on(contract.unblockUser, async (context, { params }) => setBlocked(context, params.id, false)),
    on(contract.endUserSessions, async (context, { params, body }) =>
      endUserSessions(context, params.id, body.session),
    ),
    on(contract.removeUserFactors, async (context, { params }) =>
      removeFactors(context, params.id),
    ),
    on(contract.exportPerson, async (context, { params, query }) => {
      const row = await mustFind(context.db, params.id)
      mustReach(context.user, row)
      await context.change(async (change) => {
        await change.audit({ noun: 'user', id: row.id, action: 'export' })
        await tellOfExport(change, context, `users/edit/${row.id}`)
      })
      return sendExport(context, holders(), { ...exportOf(row), ...query })
    }),
    on(contract.erasePerson, async (context, { params, body }) => {
      const handle = body.dryRun ? undefined : body.handle
      return erasePerson(context, holders(), { id: params.id, handle })
    }),
    on(contract.mergeUsers, async (context, { body }) => {
      const { from, into } = body
      const versions = body.dryRun ? undefined : { from: body.fromVersion, into: body.intoVersion }
      return mergePeople(context, holders(), { from, into, versions })
    }),
    on(acting.impersonate, async (context, { params }) => impersonate(context, params.id)),
    on(acting.stopImpersonating, stopImpersonating),
  ]
}

/** An admin helps someone who lost the device. The own second factor is switched off with proof only. */
async function removeFactors(context: UsersContext, id: string): Promise<UserRecord> {
  if (id === context.user.id || context.user.actedBy) throw failures.noPermission()
  await context.change(async (change) => {
    const row = await take(context, change, id)
    await takeAwayFactors(context, forAuth(change), row)
  })
  return toUserRecord(await mustFind(context.db, id), context.user)
}

/**
 * A session in a person's name. The own one ends, so that nobody forgets who they are: afterwards
 * they sign in again. It ends by itself after an hour (see `identify` of the module auth).
 */
async function impersonate(context: UsersContext, id: string) {
  if (id === context.user.id) throw userFailures.self()
  const { user, session, ip, agent } = context
  const { person, token } = await context.change(async (change) => {
    const target = await take(context, change, id)
    if (isAdmin(target) || target.is_blocked) throw userFailures.notForStaff()
    if (session) await endSession(change.kernel, session.id)
    await change.audit({ noun: 'user', id, action: 'impersonate' })
    // Afterwards no call shows who is behind it.
    await tellOfAct(change, context, { act: 'acting', target })
    const started = { userId: id, isStaff: isStaff(target), limited: null, actedBy: user.id }
    return { person: target, token: await createSession(change.kernel, { ...started, ip, agent }) }
  })
  context.reply.startSession(token)
  const redirect = isStaff(person) ? `/${context.config.get(adminCenterSection).url}` : '/'
  return { _id: id, name: displayName(person), redirect }
}

async function stopImpersonating(context: UsersContext) {
  const { user, session } = context
  if (!user.actedBy || !session) throw userFailures.notActing()
  await context.change(async (change) => {
    await endSession(change.kernel, session.id)
    await change.audit({ noun: 'user', id: user.id, action: 'impersonation-ended' })
  })
  context.reply.endSession()
  return { redirect: context.lang === 'en' ? '/en/login' : '/login' }
}
