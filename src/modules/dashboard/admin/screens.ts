import { IconHeartbeat } from '@tabler/icons-react'
import { admin, anyStaff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const STATE = 'settings/state'
const state = { de: de.system.state, en: en.system.state }
const label = { de: de.title, en: en.title }

export const dashboardAdmin: AdminModule = {
  name: 'dashboard',
  label,
  screens: [
    {
      path: '',
      title: label,
      access: anyStaff,
      lazy: async () => ({ Component: (await import('./dashboard-screen.tsx')).DashboardScreen }),
    },
    {
      path: STATE,
      title: state,
      access: admin,
      lazy: async () => ({ Component: (await import('./system-screen.tsx')).SystemScreen }),
    },
  ],
  settings: [
    {
      path: STATE,
      label: state,
      text: { de: de.system.stateText, en: en.system.stateText },
      icon: IconHeartbeat,
      access: admin,
      group: 'system',
    },
  ],
  widgets: [
    {
      name: 'setup',
      access: admin,
      place: 'main',
      lazy: async () => ({ Component: (await import('./setup-widget.tsx')).SetupWidget }),
    },
    {
      name: 'system',
      access: admin,
      place: 'side',
      lazy: async () => ({ Component: (await import('./system-widget.tsx')).SystemWidget }),
    },
    {
      name: 'activity',
      access: admin,
      place: 'main',
      lazy: async () => ({ Component: (await import('./activity-widget.tsx')).ActivityWidget }),
    },
  ],
}
