import { IconShieldLock } from '@tabler/icons-react'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const path = 'settings/privacy'
const title = { de: de.title, en: en.title }

export const privacyAdmin: AdminModule = {
  name: 'privacy',
  label: title,
  help: 'legal',
  screens: [
    {
      path,
      title,
      access: admin,
      lazy: async () => (await import('./privacy-settings.ts')).privacySettings.lazy(),
    },
  ],
  settings: [
    {
      path,
      icon: IconShieldLock,
      access: admin,
      group: 'website',
      label: title,
      text: { de: de.text, en: en.text },
    },
  ],
}
