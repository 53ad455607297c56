import { translator } from '#kernel/i18n/messages.ts'
import { endSession } from '#kernel/server/sessions/sessions.ts'
import { authSection } from '#modules/auth/config.ts'
import type { UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'
import { accountMessages } from '../messages.ts'
import { accountPage, type Missing } from '../pages.ts'
import { goTo, ownPage, ownRow, show } from './own-page.ts'

export const overviewRoute = ownPage(accountPage, {
  load: async (context) => {
    const row = await ownRow(context)
    return show(translator(accountMessages, context.lang)('nav.label'), {
      name: row.user_data.first_name || row.name,
      handle: row.handle,
      customerNumber: row.customer_number,
      since: row.created_at.toISOString(),
      addresses: row.user_data.addresses?.length ?? 0,
      missing: missingOf(row),
    })
  },
  submit: async (context, { fields }) => {
    if (fields.form !== 'sign-out') return goTo(accountPage.path[context.lang])
    return signOut(context)
  },
})

async function signOut(context: UsersContext) {
  if (context.session) await endSession(context.db, context.session.id)
  context.reply.endSession()
  return goTo(context.config.get(authSection).logout_redirect)
}

function missingOf(row: UserRow): Missing[] {
  const { first_name, last_name, company, addresses = [] } = row.user_data
  const lacks: Record<Missing, boolean> = {
    verification: !row.is_builtin && row.verified_at === null,
    name: !(row.name || first_name || last_name || company),
    address: addresses.length === 0,
    second_factor: !row.two_factor_enabled,
  }
  const order: readonly Missing[] = ['verification', 'name', 'address', 'second_factor']
  return order.filter((what) => lacks[what])
}
