import { IconUsers } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { CUSTOMERS } from './paths.ts'

const view = staff('customers', 'view')
const label = { de: de.title, en: en.title }

export const customersAdmin: AdminModule = {
  name: 'customers',
  label,
  help: 'customers',
  nav: [{ path: CUSTOMERS, label, icon: IconUsers, access: view, group: 'shop' }],
  screens: collectionScreens({
    paths: pathsOf(CUSTOMERS, { browse: CUSTOMERS, edit: `${CUSTOMERS}/:id` }),
    access: view,
    one: { de: de.customers.one, en: en.customers.one },
    many: label,
    load: async () => (await import('./customers.collection.tsx')).customers,
  }),
  commands: [
    {
      name: 'customers',
      label: { de: de.command, en: en.command },
      icon: IconUsers,
      access: view,
      path: CUSTOMERS,
      keywords: 'käufer kundin umsatz offene posten sperren rechnung buyer debtor block turnover',
    },
  ],
  nouns: { customer: { de: 'einen Kunden', en: 'a customer' } },
}
