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
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { de as mailDe } from './mail/messages.de.ts'
import { en as mailEn } from './mail/messages.en.ts'
import { de as sectionsDe } from './sections/messages.de.ts'
import { en as sectionsEn } from './sections/messages.en.ts'
import { SECTION_PATHS } from './sections/paths.ts'

const mail = {
  de: named(mailDe.form.title, mailDe.form.text),
  en: named(mailEn.form.title, mailEn.form.text),
}
const permissions = {
  de: named(de.permissions.title, de.permissions.text),
  en: named(en.permissions.title, en.permissions.text),
}
const components = {
  de: named(de.components.title, de.components.text),
  en: named(en.components.title, en.components.text),
}
const house = {
  de: named(de.system.title, de.system.text),
  en: named(en.system.title, en.system.text),
}
const raw = { de: named(de.raw.title, de.raw.text), en: named(en.raw.title, en.raw.text) }

type Named = { title: string; text: string }
type Part = { de: Named; en: Named }

const SECTIONS = [
  {
    name: 'pages',
    group: 'system',
    icon: IconTemplate,
    part: {
      de: named(sectionsDe.pages.title, sectionsDe.pages.text),
      en: named(sectionsEn.pages.title, sectionsEn.pages.text),
    },
  },
  {
    name: 'images',
    group: 'system',
    icon: IconPhotoCog,
    part: {
      de: named(sectionsDe.images.title, sectionsDe.images.text),
      en: named(sectionsEn.images.title, sectionsEn.images.text),
    },
  },
  {
    name: 'social',
    group: 'website',
    icon: IconBrandFacebook,
    part: {
      de: named(sectionsDe.social.title, sectionsDe.social.text),
      en: named(sectionsEn.social.title, sectionsEn.social.text),
    },
  },
] as const

export const configAdmin: AdminModule = {
  name: 'config',
  label: { de: de.title, en: en.title },
  help: 'settings',
  nouns: { config: { de: 'die Einstellungen', en: 'the settings' } },
  screens: [
    {
      path: 'settings/mail',
      title: titleOf(mail),
      access: admin,
      help: 'mail',
      lazy: async () => (await import('./mail/mail-settings.ts')).mailSettings.lazy(),
    },
    ...collectionScreens({
      paths: pathsOf('settings/mail', {
        browse: 'settings/mail/outbox',
        edit: 'settings/mail/outbox/:id',
      }),
      access: admin,
      help: 'mail',
      one: { de: mailDe.outbox.one, en: mailEn.outbox.one },
      many: { de: mailDe.outbox.many, en: mailEn.outbox.many },
      load: async () => (await import('./mail/outbox/outbox.collection.tsx')).outbox,
    }),
    {
      path: 'settings/permissions',
      title: titleOf(permissions),
      access: admin,
      help: 'users',
      lazy: async () =>
        (await import('./permissions/permissions-settings.ts')).permissionsSettings.lazy(),
    },
    {
      path: 'settings/system',
      title: titleOf(house),
      access: admin,
      help: 'system',
      lazy: async () => (await import('./system/system-settings.ts')).systemSettings.lazy(),
    },
    ...SECTIONS.map(({ name, part }) => ({
      path: SECTION_PATHS[name],
      title: titleOf(part),
      access: admin,
      lazy: async () =>
        (await import('./sections/section-settings.ts')).sectionSettings[name].lazy(),
    })),
    {
      path: 'components',
      title: titleOf(components),
      access: admin,
      help: 'system',
      lazy: async () =>
        (await import('./components/components-settings.ts')).componentsSettings.lazy(),
    },
    {
      path: 'config/:name?',
      title: titleOf(raw),
      access: system,
      help: 'system',
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
    ...SECTIONS.map(({ name, group, icon, part }) => ({
      group,
      path: SECTION_PATHS[name],
      icon,
      access: admin,
      ...entry(part),
    })),
    { path: 'components', icon: IconPuzzle, access: admin, ...entry(components) },
    { path: 'settings/system', icon: IconSettingsCog, access: admin, ...entry(house) },
    { path: 'config', icon: IconCode, access: system, ...entry(raw) },
  ],
}

function titleOf(part: Part) {
  return { de: part.de.title, en: part.en.title }
}

function entry(part: Part) {
  return { label: titleOf(part), text: { de: part.de.text, en: part.en.text } }
}

/** Word by word: a manifest carries what it shows, not the dictionary it stands in. */
function named(title: string, text: string): Named {
  return { title, text }
}
