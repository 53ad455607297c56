import { namedThings } from '#kernel/server/manifest/named-things.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { personalDataModulesAmong } from '#modules/users/server/api.ts'
import { askNightly, checkVatId } from '../vat-ids/server/check-vat-id.ts'
import { customerRoutes } from './customer-routes.ts'
import { lookAtGuestOrder } from './look-at-guest.ts'
import { createCustomers } from './migrations/20261118-0230-customers-create-customers.ts'
import { personal, processing } from './personal.ts'
import type { CustomerTables } from './tables.ts'

/** Knows all modules late, because each of them may hold something about a customer. */
export function customersModule(modules: () => readonly ServerModule[]): ServerModule {
  return {
    name: 'customers',
    label: { de: 'Kunden', en: 'Customers' },
    needs: [
      'users',
      'people',
      'data-requests',
      'orders',
      'payments',
      'returns',
      'pages',
      'notifications',
    ],
    partOf: 'shop',
    nouns: ['customer'],
    migrations: {
      '20261118-0230-customers-create-customers': createCustomers,
      '20261119-0010-customers-fold-search': searchIndexes(
        { customers: ['name', 'email', 'company'] },
        ['customers_like_name', 'customers_like_email', 'customers_like_company'],
      ),
    },
    routes: customerRoutes(() => personalDataModulesAmong(modules())),
    jobs: [checkVatId, askNightly, lookAtGuestOrder],
    personal,
    processing,
    named: { customer: namedCustomers },
  }
}

const namedCustomers = namedThings<CustomerTables>({
  find: async (db, ids) => {
    const rows = await db
      .selectFrom('customers')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, name }) => ({ id, label: name, isThere: true }))
  },
  link: (id) => `shop/customers/${id}`,
})
