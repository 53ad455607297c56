import { failures } from '#kernel/server/app-error.ts'
import { routesOf } from '#kernel/server/route.ts'
import * as contract from '../contract-account.ts'
import { requestEmailChange } from './change-email.ts'
import { findConsents, withdrawConsent } from './consents.ts'
import { eraseOwnAccount } from './erase-own-account.ts'
import { exportFile } from './export-person.ts'
import type { UsersContext } from './guard.ts'
import type { Holders } from './holders.ts'
import { findAccount } from './queries.ts'
import type { UsersTables } from './tables.ts'
import { toOwnUser } from './wire.ts'

const on = routesOf<UsersTables>()

/** What everyone may do with the own account. */
export function accountRoutes(holders: Holders) {
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
    on(contract.exportAccount, async (context) =>
      exportFile(context, holders(), await ownAccount(context)),
    ),
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
