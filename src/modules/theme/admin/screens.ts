import { IconPalette } from '@tabler/icons-react'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const PATH = 'settings/design'
const title = { de: de.title, en: en.title }

export const themeAdmin: AdminModule = {
  name: 'theme',
  label: title,
  help: 'design',
  nav: [{ path: PATH, label: title, icon: IconPalette, access: admin, group: 'website' }],
  screens: [
    {
      path: PATH,
      title,
      access: admin,
      lazy: async () => ({ Component: (await import('./design-screen.tsx')).DesignScreen }),
    },
  ],
  settings: [
    {
      path: PATH,
      label: title,
      text: { de: de.text, en: en.text },
      icon: IconPalette,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'design',
      label: title,
      icon: IconPalette,
      access: admin,
      path: PATH,
      keywords:
        'logo schrift schriftart farbe farben favicon kopf fuß header footer font typeface colour color icon',
    },
  ],
}
