import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { takeAwayFactors } from '#modules/auth/server/api.ts'
import { findConsents } from '../../personal-data/server/consents.ts'
import { erasePerson } from '../../personal-data/server/erase-person.ts'
import { exportFile } from '../../personal-data/server/export-person.ts'
import { mergePeople } from '../../personal-data/server/merge-people.ts'
import type { PersonalDataModules } from '../../personal-data/server/personal-data-modules.ts'
import { forAuth, mustFind, mustReach, take, type UsersContext } from '../../server/guard.ts'
import type { UsersTables } from '../../server/tables.ts'
import { toUserRecord } from '../../server/wire.ts'
import * as acting from '../acting.calls.ts'
import * as contract from '../person.calls.ts'
import type { UserRecord } from '../user.ts'
import { impersonate, stopImpersonating } from './impersonate.ts'
import { inviteUser } from './invite-user.ts'
import { endUserSessions, readSignIns } from './sign-ins.ts'
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
    on(contract.blockUser, async (context, { params }) => setBlocked(context, params.id, true)),
    on(contract.unblockUser, async (context, { params }) => setBlocked(context, params.id, false)),
    on(contract.endUserSessions, async (context, { params, body }) =>
      endUserSessions(context, params.id, body.session),
    ),
    on(contract.removeUserFactors, async (context, { params }) =>
      removeFactors(context, params.id),
    ),
    on(contract.exportPerson, async (context, { params }) => {
      const row = await mustFind(context.db, params.id)
      mustReach(context.user, row)
      await context.change(async (change) =>
        change.audit({ noun: 'user', id: row.id, action: 'export' }),
      )
      return exportFile(context, holders(), row)
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
