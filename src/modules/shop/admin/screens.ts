import {
  IconBuildingStore,
  IconCreditCard,
  IconReceiptTax,
  IconTruckDelivery,
  IconWorld,
} from '@tabler/icons-react'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule, IconType, Screen } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { PATHS } from './paths.ts'

type Part = 'general' | 'vat' | 'countries' | 'shipping' | 'system'
type Setting = { part: Part; path: string; icon: IconType; load(): Promise<Screen> }

const rates = () => import('./rate-settings.ts')
const settings = () => import('./shop-settings.ts')

const SETTINGS: readonly Setting[] = [
  {
    part: 'general',
    path: PATHS.general,
    icon: IconBuildingStore,
    load: async () => (await settings()).generalSettings,
  },
  {
    part: 'vat',
    path: PATHS.vat,
    icon: IconReceiptTax,
    load: async () => (await rates()).vatSettings,
  },
  {
    part: 'countries',
    path: PATHS.countries,
    icon: IconWorld,
    load: async () => (await rates()).countrySettings,
  },
  {
    part: 'shipping',
    path: PATHS.groups,
    icon: IconTruckDelivery,
    load: async () => (await rates()).shippingSettings,
  },
  {
    part: 'system',
    path: PATHS.system,
    icon: IconCreditCard,
    load: async () => (await settings()).systemSettings,
  },
]

export const shopAdmin: AdminModule = {
  name: 'shop',
  label: { de: de.title, en: en.title },
  screens: SETTINGS.map(({ part, path, load }) => ({
    path,
    title: titleOf(part),
    access: admin,
    lazy: async () => (await load()).lazy(),
  })),
  settings: SETTINGS.map(({ part, path, icon }) => ({
    path,
    icon,
    access: admin,
    label: titleOf(part),
    text: { de: de[part].text, en: en[part].text },
  })),
}

function titleOf(part: Part) {
  return { de: de[part].title, en: en[part].title }
}
