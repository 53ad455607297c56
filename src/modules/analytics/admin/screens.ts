import { IconChartLine } from '@tabler/icons-react'
import { admin, staff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { ANALYTICS, SETTINGS } from './paths.ts'

const view = staff('analytics', 'view')
const label = { de: de.title, en: en.title }

export const analyticsAdmin: AdminModule = {
  name: 'analytics',
  label,
  help: 'analytics',
  nav: [{ path: ANALYTICS, label, icon: IconChartLine, access: view, group: 'website' }],
  screens: [
    {
      path: ANALYTICS,
      title: label,
      access: view,
      lazy: async () => ({
        Component: (await import('../reports/admin/report-screen.tsx')).ReportScreen,
      }),
    },
    {
      path: SETTINGS,
      title: label,
      access: admin,
      lazy: async () => (await import('./analytics-settings.ts')).analyticsSettings.lazy(),
    },
  ],
  widgets: [
    {
      name: 'visitors',
      label: { de: de.widget.title, en: en.widget.title },
      access: view,
      place: 'side',
      lazy: async () => ({
        Component: (await import('../reports/admin/visitors-widget.tsx')).VisitorsWidget,
      }),
    },
  ],
  settings: [
    {
      path: SETTINGS,
      label,
      text: { de: de.settingsEntry, en: en.settingsEntry },
      icon: IconChartLine,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'analytics',
      label: { de: de.command, en: en.command },
      icon: IconChartLine,
      access: view,
      path: ANALYTICS,
      keywords: 'statistik analytics aufrufe traffic besucher visitors herkunft statistics',
    },
  ],
}
