import { IconBell } from '@tabler/icons-react'
import { anyStaff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const label = { de: de.title, en: en.title }
const settings = { de: de.settings.title, en: en.settings.title }

export const notificationsAdmin: AdminModule = {
  name: 'notifications',
  label,
  help: 'notifications',
  nav: [{ path: 'notifications', label, icon: IconBell, access: anyStaff, group: 'system' }],
  screens: [
    {
      path: 'notifications',
      title: label,
      access: anyStaff,
      lazy: async () => ({ Component: (await import('./notices-screen.tsx')).NoticesScreen }),
    },
    {
      path: 'notifications/settings',
      title: settings,
      access: anyStaff,
      lazy: async () => ({
        Component: (await import('../settings/admin/settings-screen.tsx')).NoticeSettingsScreen,
      }),
    },
  ],
  settings: [
    {
      path: 'notifications/settings',
      label: settings,
      text: { de: de.settings.text, en: en.settings.text },
      icon: IconBell,
      access: anyStaff,
    },
  ],
  companions: [
    {
      name: 'toasts',
      access: anyStaff,
      lazy: async () => ({
        Component: (await import('../toasts/admin/toast-keeper.tsx')).ToastKeeper,
      }),
    },
  ],
}
