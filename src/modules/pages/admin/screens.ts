import { IconBuildingStore } from '@tabler/icons-react'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const title = { de: de.business.title, en: en.business.title }

export const pagesAdmin: AdminModule = {
  name: 'pages',
  label: { de: 'Seiten', en: 'Pages' },
  screens: [
    {
      path: 'settings/business',
      title,
      access: admin,
      lazy: async () => (await import('./business-settings.ts')).businessSettings.lazy(),
    },
  ],
  settings: [
    {
      path: 'settings/business',
      label: title,
      text: { de: de.business.text, en: en.business.text },
      icon: IconBuildingStore,
      access: admin,
    },
  ],
}
