import { anyStaff } from '#kernel/access/rules.ts'
import type { AdminModule } from '../module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** The shell's own screens; it is no module of the business and cannot be switched off. */
export const shellModule: AdminModule = {
  name: 'shell',
  label: { de: 'Kontor', en: 'Kontor' },
  screens: [
    {
      path: 'settings',
      title: { de: de.settings.title, en: en.settings.title },
      access: anyStaff,
      lazy: async () => ({
        Component: (await import('./settings/settings-index.tsx')).SettingsIndex,
      }),
    },
  ],
}
