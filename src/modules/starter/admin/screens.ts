import { IconLanguage, IconWand, IconWorld } from '@tabler/icons-react'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { ONLINE, SITE, START } from './paths.ts'

const label = { de: de.title, en: en.title }
const online = { de: de.online.screen, en: en.online.screen }
const site = { de: de.site.title, en: en.site.title }

export const starterAdmin: AdminModule = {
  name: 'starter',
  label,
  help: 'first-steps',
  screens: [
    {
      path: START,
      title: label,
      access: admin,
      lazy: async () => ({ Component: (await import('./start-screen.tsx')).StartScreen }),
    },
    {
      path: ONLINE,
      title: online,
      access: admin,
      lazy: async () => ({ Component: (await import('./online/online-screen.tsx')).OnlineScreen }),
    },
    {
      path: SITE,
      title: site,
      access: admin,
      help: 'settings',
      lazy: async () => (await import('./online/site-settings.ts')).siteSettings.lazy(),
    },
  ],
  widgets: [
    {
      name: 'online',
      label: online,
      access: admin,
      place: 'main',
      lazy: async () => ({ Component: (await import('./online/online-card.tsx')).OnlineWidget }),
    },
  ],
  settings: [
    {
      group: 'website',
      path: START,
      label,
      text: { de: de.text, en: en.text },
      icon: IconWand,
      access: admin,
    },
    {
      group: 'website',
      path: SITE,
      label: site,
      text: { de: de.site.text, en: en.site.text },
      icon: IconLanguage,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'start',
      label: { de: de.command, en: en.command },
      icon: IconWand,
      access: admin,
      path: START,
      keywords: 'einrichten vorlage assistent wizard template setup',
    },
    {
      name: 'online',
      label: online,
      icon: IconWorld,
      access: admin,
      path: ONLINE,
      keywords:
        'online gehen öffentlich veröffentlichen freischalten live public launch beispielinhalt checkliste sample content checklist domain adresse https dns address',
    },
    {
      name: 'languages',
      label: site,
      icon: IconLanguage,
      access: admin,
      path: SITE,
      keywords: 'sprache sprachen englisch deutsch language',
    },
  ],
  companions: [
    {
      name: 'starter',
      access: admin,
      lazy: async () => ({ Component: (await import('./first-visit.tsx')).FirstVisit }),
    },
  ],
}
