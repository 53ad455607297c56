import {
  IconFileImport,
  IconListDetails,
  IconMailbox,
  IconMailPlus,
  IconUserPlus,
} from '@tabler/icons-react'
import { admin, staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import { importScreen } from '#kernel/admin/imports/screen-of.tsx'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { IMPORT, LISTS, SETTINGS, SUBSCRIBERS } from './paths.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

const view = staff('subscribers', 'view')
const label = { de: de.title, en: en.title }
const settings = { de: de.settings, en: en.settings }

const loadNav = async () => (await import('./newsletter-nav.tsx')).NewsletterNav

export const subscribersAdmin: AdminModule = {
  name: 'subscribers',
  label,
  help: 'newsletter',
  nav: [
    { path: `${SUBSCRIBERS}/browse`, label, icon: IconMailbox, access: view, group: 'contacts' },
  ],
  screens: [
    ...collectionScreens({
      paths: pathsOf(SUBSCRIBERS),
      access: view,
      one: { de: wordsDe.subscribers.one, en: wordsEn.subscribers.one },
      many: { de: wordsDe.subscribers.many, en: wordsEn.subscribers.many },
      load: async () =>
        (await import('../subscribers/admin/subscribers.collection.tsx')).subscribers,
      above: loadNav,
    }),
    ...collectionScreens({
      paths: pathsOf(LISTS),
      access: view,
      one: { de: wordsDe.lists.one, en: wordsEn.lists.one },
      many: { de: wordsDe.lists.many, en: wordsEn.lists.many },
      load: async () => (await import('../lists/admin/lists.collection.tsx')).newsletterLists,
      above: loadNav,
    }),
    importScreen({
      path: IMPORT,
      title: { de: de.import, en: en.import },
      access: staff('subscribers', 'create'),
      kind: 'newsletter-subscribers',
      above: loadNav,
    }),
    {
      path: SETTINGS,
      title: settings,
      help: 'newsletter-settings',
      access: admin,
      lazy: async () => (await import('./newsletter-settings.ts')).newsletterSettings.lazy(),
    },
  ],
  settings: [
    {
      path: SETTINGS,
      label: settings,
      text: { de: de.settingsText, en: en.settingsText },
      icon: IconMailbox,
      access: admin,
      keywords: 'double opt-in bestätigung abonnenten subscribers confirmation',
    },
  ],
  panels: [
    {
      place: 'user',
      name: 'newsletter',
      label,
      access: view,
      lazy: async () => ({
        Component: (await import('../subscribers/admin/user-panel.tsx')).UserPanel,
      }),
    },
  ],
  search: [
    {
      label: { de: de.subscribers, en: en.subscribers },
      access: view,
      find: async (query) => (await import('./find-subscribers.ts')).findHits(query),
    },
    {
      label: { de: wordsDe.lists.many, en: wordsEn.lists.many },
      access: view,
      find: async (query) => (await import('./find-subscribers.ts')).findLists(query),
    },
  ],
  commands: [
    {
      name: 'newsletter-subscribers',
      label: { de: de.command.subscribers, en: en.command.subscribers },
      icon: IconMailbox,
      access: view,
      path: `${SUBSCRIBERS}/browse`,
      keywords: 'newsletter empfänger recipients',
    },
    {
      name: 'add-newsletter-subscriber',
      label: { de: de.command.addSubscriber, en: en.command.addSubscriber },
      icon: IconUserPlus,
      access: staff('subscribers', 'create'),
      path: `${SUBSCRIBERS}/edit`,
      keywords: 'newsletter empfänger recipient',
    },
    {
      name: 'import-newsletter-subscribers',
      label: { de: de.command.import, en: en.command.import },
      icon: IconFileImport,
      access: staff('subscribers', 'create'),
      path: IMPORT,
      keywords: 'csv mailchimp brevo listmonk excel',
    },
    {
      name: 'newsletter-lists',
      label: { de: de.command.lists, en: en.command.lists },
      icon: IconListDetails,
      access: view,
      path: `${LISTS}/browse`,
      keywords: 'newsletter verteiler mailing list',
    },
    {
      name: 'add-newsletter-list',
      label: { de: de.command.addList, en: en.command.addList },
      icon: IconMailPlus,
      access: staff('subscribers', 'create'),
      path: `${LISTS}/edit`,
      keywords: 'newsletter verteiler mailing list',
    },
  ],
  nouns: {
    'newsletter-list': { de: de.nouns.list, en: en.nouns.list },
    'newsletter-subscriber': { de: de.nouns.subscriber, en: en.nouns.subscriber },
  },
}
