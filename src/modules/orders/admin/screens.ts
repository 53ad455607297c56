import { IconPackage, IconReceipt, IconShoppingCart } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { ORDERS, PACKING } from './paths.ts'

const view = staff('orders', 'view')
const label = { de: de.title, en: en.title }

export const ordersAdmin: AdminModule = {
  name: 'orders',
  label,
  help: 'orders',
  nav: [{ path: ORDERS, label, icon: IconShoppingCart, access: view, group: 'shop' }],
  screens: [
    {
      path: PACKING,
      title: { de: de.packing.title, en: en.packing.title },
      access: view,
      help: 'packing',
      lazy: async () => ({
        Component: (await import('../packing/admin/packing-screen.tsx')).PackingScreen,
      }),
    },
    ...collectionScreens({
      paths: pathsOf(ORDERS, { browse: ORDERS, edit: `${ORDERS}/:id` }),
      access: view,
      one: { de: de.orders.one, en: en.orders.one },
      many: label,
      load: async () => (await import('../orders/admin/orders.collection.tsx')).orders,
    }),
  ],
  widgets: [
    {
      name: 'orders',
      access: view,
      place: 'main',
      lazy: async () => ({ Component: (await import('./orders-widget.tsx')).OrdersWidget }),
    },
  ],
  commands: [
    {
      name: 'orders',
      label: { de: de.command, en: en.command },
      icon: IconShoppingCart,
      access: view,
      path: ORDERS,
      keywords: 'bestellung verkauf versand kaufen sales shipping',
    },
    {
      name: 'packing',
      label: { de: de.packing.title, en: en.packing.title },
      icon: IconPackage,
      access: view,
      path: PACKING,
      keywords: 'packen packzettel lieferschein drucken versand packing slip print',
    },
  ],
  companions: [
    {
      name: 'order-dialog',
      access: view,
      lazy: async () => ({
        Component: (await import('../orders/admin/order-dialog.tsx')).OrderDialogHost,
      }),
    },
  ],
  overlay: [
    {
      name: 'order',
      label: { de: de.find.title, en: en.find.title },
      icon: IconReceipt,
      access: view,
      open: async ({ go }) => {
        const { askedOrder } = await import('../orders/admin/order-dialog.tsx')
        go(`${ORDERS}/${await askedOrder.ask('which')}`)
      },
    },
  ],
  search: [
    {
      label,
      access: view,
      find: async (query) => (await import('./find-orders.ts')).findHits(query),
    },
  ],
  nouns: { order: { de: 'eine Bestellung', en: 'an order' } },
}
