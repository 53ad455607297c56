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
  help: 'dashboard',
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
      help: 'system',
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
      name: 'today',
      label: { de: de.today.title, en: en.today.title },
      access: anyStaff,
      place: 'main',
      isFirst: true,
      lazy: async () => ({
        Component: (await import('../today/admin/today-widget.tsx')).TodayWidget,
      }),
    },
    {
      name: 'setup',
      label: { de: de.setup.title, en: en.setup.title },
      access: admin,
      place: 'main',
      lazy: async () => ({ Component: (await import('./setup-widget.tsx')).SetupWidget }),
    },
    {
      name: 'system',
      label: { de: de.system.title, en: en.system.title },
      access: admin,
      place: 'side',
      lazy: async () => ({ Component: (await import('./system-widget.tsx')).SystemWidget }),
    },
    {
      name: 'activity',
      label: { de: de.activity.title, en: en.activity.title },
      access: admin,
      place: 'main',
      lazy: async () => ({ Component: (await import('./activity-widget.tsx')).ActivityWidget }),
    },
  ],
}
