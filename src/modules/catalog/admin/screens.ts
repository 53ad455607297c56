import {
  IconCategory,
  IconFileImport,
  IconPackage,
  IconPalette,
  IconPlus,
} from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import { importScreen } from '#kernel/admin/imports/screen-of.tsx'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { PATHS } from './paths.ts'

const view = staff('catalog', 'view')
const products = { de: de.titles.products, en: en.titles.products }
const groups = { de: de.titles.groups, en: en.titles.groups }
const colors = { de: de.titles.colors, en: en.titles.colors }
const pathsBelow = (path: string) => pathsOf(path, { browse: path, edit: `${path}/:id` })

const loadNav = async () => (await import('./catalog-nav.tsx')).CatalogNav

export const catalogAdmin: AdminModule = {
  name: 'catalog',
  label: products,
  help: 'products',
  nav: [
    {
      path: PATHS.products,
      label: products,
      icon: IconPackage,
      access: view,
      group: 'shop',
    },
    { path: PATHS.groups, label: groups, icon: IconCategory, access: view, group: 'shop' },
    { path: PATHS.colors, label: colors, icon: IconPalette, access: view, group: 'shop' },
  ],
  screens: [
    ...collectionScreens({
      paths: pathsBelow(PATHS.products),
      access: view,
      one: products,
      many: products,
      load: async () => (await import('../products/admin/products.collection.tsx')).products,
      above: loadNav,
    }),
    ...collectionScreens({
      paths: pathsBelow(PATHS.groups),
      access: view,
      one: groups,
      many: groups,
      load: async () => (await import('../groups/admin/groups.collection.tsx')).groups,
    }),
    ...collectionScreens({
      paths: pathsBelow(PATHS.colors),
      access: view,
      one: colors,
      many: colors,
      load: async () => (await import('../colors/admin/colors.collection.tsx')).colors,
    }),
    importScreen({
      path: PATHS.import,
      title: products,
      access: staff('catalog', 'create'),
      kind: 'products',
      help: 'product-import',
      above: loadNav,
    }),
  ],
  commands: [
    {
      name: 'import-products',
      label: { de: de.command.import, en: en.command.import },
      icon: IconFileImport,
      access: staff('catalog', 'create'),
      path: PATHS.import,
      keywords: 'csv excel liste einlesen list shopify shopware',
    },
    {
      name: 'add-product',
      label: { de: de.command.add, en: en.command.add },
      icon: IconPlus,
      access: staff('catalog', 'create'),
      path: `${PATHS.products}/new`,
      keywords: 'artikel ware verkaufen article item sell',
    },
  ],
  search: [
    {
      label: products,
      access: view,
      find: async (search) => {
        const { productSource } = await import('./pickers.tsx')
        const found = await productSource.find(search)
        return found.map(({ value, label: title }) => ({
          label: title,
          hint: '',
          path: `${PATHS.products}/${value}`,
        }))
      },
    },
  ],
  things: {
    product: { access: view, load: async () => (await import('./pickers.tsx')).productSource },
    'product-group': {
      access: view,
      load: async () => (await import('./pickers.tsx')).groupSource,
    },
  },
  nouns: {
    product: { de: 'ein Produkt', en: 'a product' },
    'product-group': { de: 'eine Warengruppe', en: 'a product group' },
    'product-color': { de: 'eine Farbe', en: 'a colour' },
  },
}
