import { IconCoins } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { PAYMENTS } from './paths.ts'

const view = staff('payments', 'view')
const label = { de: de.title, en: en.title }

export const paymentsAdmin: AdminModule = {
  name: 'payments',
  label,
  help: 'payments',
  nav: [{ path: PAYMENTS, label, icon: IconCoins, access: view, group: 'shop' }],
  screens: collectionScreens({
    paths: pathsOf(PAYMENTS, { browse: PAYMENTS, edit: `${PAYMENTS}/:id` }),
    access: view,
    one: { de: de.payments.one, en: en.payments.one },
    many: label,
    load: async () => (await import('./payments.collection.tsx')).payments,
  }),
  commands: [
    {
      name: 'payments',
      label: { de: de.command, en: en.command },
      icon: IconCoins,
      access: view,
      path: PAYMENTS,
      keywords: 'geld rückzahlung erstattung karte paypal refund money card',
    },
  ],
  nouns: { payment: { de: 'eine Zahlung', en: 'a payment' } },
}
