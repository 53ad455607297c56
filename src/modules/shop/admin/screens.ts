import {
  IconBuildingStore,
  IconCreditCard,
  IconReceiptTax,
  IconScale,
  IconTruckDelivery,
  IconWorld,
} from '@tabler/icons-react'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule, IconType, Screen } from '#kernel/admin/module.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import { de as lawDe } from '../law/admin/messages.de.ts'
import { en as lawEn } from '../law/admin/messages.en.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { PATHS } from './paths.ts'

type Setting = {
  label: Label
  text: Label
  path: string
  icon: IconType
  /** Other words people look for it by. */
  keywords?: string
  help?: string
  load(): Promise<Pick<Screen, 'lazy'>>
}

const rates = () => import('./rate-settings.ts')
const settings = () => import('./shop-settings.ts')

const SETTINGS: readonly Setting[] = [
  {
    label: { de: de.general.title, en: en.general.title },
    text: { de: de.general.text, en: en.general.text },
    path: PATHS.general,
    icon: IconBuildingStore,
    load: async () => (await settings()).generalSettings,
  },
  {
    label: { de: de.vat.title, en: en.vat.title },
    text: { de: de.vat.text, en: en.vat.text },
    path: PATHS.vat,
    icon: IconReceiptTax,
    load: async () => (await rates()).vatSettings,
  },
  {
    label: { de: de.countries.title, en: en.countries.title },
    text: { de: de.countries.text, en: en.countries.text },
    path: PATHS.countries,
    icon: IconWorld,
    load: async () => (await rates()).countrySettings,
  },
  {
    label: { de: de.shipping.title, en: en.shipping.title },
    text: { de: de.shipping.text, en: en.shipping.text },
    path: PATHS.groups,
    icon: IconTruckDelivery,
    load: async () => (await rates()).shippingSettings,
  },
  {
    label: { de: de.system.title, en: en.system.title },
    text: { de: de.system.text, en: en.system.text },
    path: PATHS.system,
    icon: IconCreditCard,
    load: async () => (await settings()).systemSettings,
  },
  {
    label: { de: lawDe.title, en: lawEn.title },
    text: { de: lawDe.text, en: lawEn.text },
    path: PATHS.law,
    icon: IconScale,
    keywords:
      'rechts-check legal check recht gesetz vorschrift law legal rules compliance abmahnung',
    help: 'legal-check',
    load: async () => ({
      lazy: async () => ({
        Component: (await import('../law/admin/law-screen.tsx')).LawScreen,
      }),
    }),
  },
]

export const shopAdmin: AdminModule = {
  name: 'shop',
  label: { de: de.title, en: en.title },
  help: 'shop',
  screens: SETTINGS.map(({ label, path, help, load }) => ({
    path,
    help,
    title: label,
    access: admin,
    lazy: async () => (await load()).lazy(),
  })),
  settings: SETTINGS.map(({ label, text, path, icon, keywords }) => ({
    path,
    keywords,
    icon,
    access: admin,
    group: 'shop',
    label,
    text,
  })),
}
