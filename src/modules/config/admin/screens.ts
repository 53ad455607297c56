import {
  IconBrandFacebook,
  IconCode,
  IconMail,
  IconPhotoCog,
  IconPuzzle,
  IconSettingsCog,
  IconTemplate,
  IconUserShield,
} from '@tabler/icons-react'
import { admin, system } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { de as mailDe } from './mail/messages.de.ts'
import { en as mailEn } from './mail/messages.en.ts'
import { outbox } from './mail/outbox/outbox.collection.tsx'
import { de as sectionsDe } from './sections/messages.de.ts'
import { en as sectionsEn } from './sections/messages.en.ts'
import { SECTION_PATHS } from './sections/paths.ts'

const mail = { de: mailDe.form, en: mailEn.form }
const permissions = { de: de.permissions, en: en.permissions }
const components = { de: de.components, en: en.components }
const house = { de: de.system, en: en.system }
const raw = { de: de.raw, en: en.raw }

type Named = { title: string; text: string }
type Part = { de: Named; en: Named }

const SECTIONS = [
  { name: 'pages', icon: IconTemplate },
  { name: 'images', icon: IconPhotoCog },
  { name: 'social', icon: IconBrandFacebook },
] as const

export const configAdmin: AdminModule = {
  name: 'config',
  label: { de: de.title, en: en.title },
  nouns: { config: { de: 'die Einstellungen', en: 'the settings' } },
  screens: [
    {
      path: 'settings/mail',
      title: titleOf(mail),
      access: admin,
      lazy: async () => (await import('./mail/mail-settings.ts')).mailSettings.lazy(),
    },
    ...collectionScreens(outbox),
    {
      path: 'settings/permissions',
      title: titleOf(permissions),
      access: admin,
      lazy: async () =>
        (await import('./permissions/permissions-settings.ts')).permissionsSettings.lazy(),
    },
    {
      path: 'settings/system',
      title: titleOf(house),
      access: admin,
      lazy: async () => (await import('./system/system-settings.ts')).systemSettings.lazy(),
    },
    ...SECTIONS.map(({ name }) => ({
      path: SECTION_PATHS[name],
      title: titleOf(sectionPart(name)),
      access: admin,
      lazy: async () =>
        (await import('./sections/section-settings.ts')).sectionSettings[name].lazy(),
    })),
    {
      path: 'components',
      title: titleOf(components),
      access: admin,
      lazy: async () =>
        (await import('./components/components-settings.ts')).componentsSettings.lazy(),
    },
    {
      path: 'config/:name?',
      title: titleOf(raw),
      access: system,
      lazy: async () => ({
        Component: (await import('./raw/raw-config-screen.tsx')).RawConfigScreen,
      }),
    },
  ],
  settings: [
    { path: 'settings/mail', icon: IconMail, access: admin, group: 'business', ...entry(mail) },
    {
      path: 'settings/permissions',
      icon: IconUserShield,
      access: admin,
      group: 'contacts',
      ...entry(permissions),
    },
    ...SECTIONS.map(({ name, icon }) => ({
      group: 'website' as const,
      path: SECTION_PATHS[name],
      icon,
      access: admin,
      ...entry(sectionPart(name)),
    })),
    { path: 'components', icon: IconPuzzle, access: admin, ...entry(components) },
    { path: 'settings/system', icon: IconSettingsCog, access: admin, ...entry(house) },
    { path: 'config', icon: IconCode, access: system, ...entry(raw) },
  ],
}

function sectionPart(name: keyof typeof SECTION_PATHS): Part {
  return { de: sectionsDe[name], en: sectionsEn[name] }
}

function titleOf({ de, en }: Part) {
  return { de: de.title, en: en.title }
}

function entry(part: Part) {
  return { label: titleOf(part), text: { de: part.de.text, en: part.en.text } }
}
