import { IconComponents } from '@tabler/icons-react'
import { admin, system } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const label = { de: de.title, en: en.title }

export const uiGalleryAdmin: AdminModule = {
  name: 'ui-gallery',
  label,
  help: 'system',
  nav: [{ path: 'components/ui', label, icon: IconComponents, access: system, group: 'system' }],
  screens: [
    {
      path: 'components/ui',
      title: label,
      access: admin,
      lazy: async () => ({ Component: (await import('./gallery-screen.tsx')).GalleryScreen }),
    },
  ],
}
