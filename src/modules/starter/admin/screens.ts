import { IconWand } from '@tabler/icons-react'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { START } from './paths.ts'

const label = { de: de.title, en: en.title }

export const starterAdmin: AdminModule = {
  name: 'starter',
  label,
  screens: [
    {
      path: START,
      title: label,
      access: admin,
      lazy: async () => ({ Component: (await import('./start-screen.tsx')).StartScreen }),
    },
  ],
  settings: [
    { path: START, label, text: { de: de.text, en: en.text }, icon: IconWand, access: admin },
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
  ],
  companions: [
    {
      name: 'starter',
      access: admin,
      lazy: async () => ({ Component: (await import('./first-visit.tsx')).FirstVisit }),
    },
  ],
}
