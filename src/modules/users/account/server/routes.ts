import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import { findConsents, withdrawConsent } from '../../personal-data/server/consents.ts'
import { eraseOwnAccount } from '../../personal-data/server/erase-own-account.ts'
import { exportOf, sendExport } from '../../personal-data/server/export-person.ts'
import type { PersonalDataModules } from '../../personal-data/server/personal-data-modules.ts'
import type { UsersContext } from '../../server/guard.ts'
import { findAccount } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'
import { toOwnUser } from '../../server/wire.ts'
import * as contract from '../account.calls.ts'
import { requestEmailChange } from './change-email.ts'

const on = routesOf<UsersTables>()

/** What everyone may do with the own account. */
export function accountRoutes(holders: PersonalDataModules) {
  return [
    on(contract.readAccount, async (context) =>
      toOwnUser(await ownAccount(context), context.user.actedBy),
    ),
    on(contract.changeEmail, async (context, { body }) => requestEmailChange(context, body)),
    on(contract.listOwnConsents, async ({ db, user }) => findConsents(db, user.id)),
    on(contract.withdrawConsent, async (context, { params }) => {
      await withdrawConsent(context, params.id)
      return findConsents(context.db, context.user.id)
    }),
    on(contract.exportAccount, async (context, { query }) => {
      const row = await ownAccount(context)
      return sendExport(context, holders(), { ...exportOf(row), ...query })
    }),
    on(contract.eraseAccount, async (context, { body }) =>
      eraseOwnAccount(context, holders(), body),
    ),
  ]
}

async function ownAccount({ db, user }: UsersContext) {
  const row = await findAccount(db, user.id)
  if (!row) throw failures.notFound()
  return row
}
