import { IconBell } from '@tabler/icons-react'
import { anyStaff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const label = { de: de.title, en: en.title }

export const notificationsAdmin: AdminModule = {
  name: 'notifications',
  label,
  nav: [{ path: 'notifications', label, icon: IconBell, access: anyStaff, group: 'system' }],
  screens: [
    {
      path: 'notifications',
      title: label,
      access: anyStaff,
      lazy: async () => ({ Component: (await import('./notices-screen.tsx')).NoticesScreen }),
    },
  ],
}
