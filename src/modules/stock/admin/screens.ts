import { IconBuildingWarehouse, IconClipboardCheck } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { PATHS } from './paths.ts'

const view = staff('stock', 'view')
const edit = staff('stock', 'edit')
const label = { de: de.title, en: en.title }
const count = { de: de.countTitle, en: en.countTitle }

export const stockAdmin: AdminModule = {
  name: 'stock',
  label,
  help: 'stock',
  nav: [{ path: PATHS.stock, label, icon: IconBuildingWarehouse, access: view, group: 'shop' }],
  screens: [
    ...collectionScreens({
      paths: pathsOf(PATHS.stock, { browse: PATHS.stock, edit: `${PATHS.stock}/:id` }),
      access: view,
      one: label,
      many: label,
      load: async () => (await import('./stock.collection.tsx')).stock,
      above: async () => (await import('./stock-nav.tsx')).StockNav,
    }),
    {
      path: PATHS.count,
      title: count,
      access: edit,
      lazy: async () => ({ Component: (await import('./stocktake-screen.tsx')).StocktakeScreen }),
    },
  ],
  commands: [
    {
      name: 'stock',
      label: { de: de.command.stock, en: en.command.stock },
      icon: IconBuildingWarehouse,
      access: view,
      path: PATHS.stock,
      keywords: 'lager vorrat menge wareneingang inventory warehouse',
    },
    {
      name: 'stocktake',
      label: { de: de.command.count, en: en.command.count },
      icon: IconClipboardCheck,
      access: edit,
      path: PATHS.count,
      keywords: 'zählen lager inventory counting',
    },
  ],
  nouns: { stock: { de: 'den Bestand', en: 'the stock' } },
}
