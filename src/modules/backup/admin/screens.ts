import { IconDatabaseExport, IconShieldCheck } from '@tabler/icons-react'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './messages-fields.de.ts'
import { en as wordsEn } from './messages-fields.en.ts'
import { BACKUP, SETTINGS } from './paths.ts'

const label = { de: de.title, en: en.title }
const settings = { de: wordsDe.settings, en: wordsEn.settings }

export const backupAdmin: AdminModule = {
  name: 'backup',
  label,
  help: 'backup',
  nav: [{ path: BACKUP, label, icon: IconShieldCheck, access: admin, group: 'system' }],
  screens: [
    {
      path: BACKUP,
      title: label,
      access: admin,
      lazy: async () => ({ Component: (await import('./backup-screen.tsx')).BackupScreen }),
    },
    {
      path: SETTINGS,
      title: { de: settings.de.title, en: settings.en.title },
      access: admin,
      lazy: async () => (await import('./settings-of-role.tsx')).settingsOfRole(),
    },
  ],
  widgets: [
    {
      name: 'proof',
      label: { de: de.widget.title, en: en.widget.title },
      access: admin,
      place: 'side',
      lazy: async () => ({
        Component: (await import('../proofs/admin/proof-widget.tsx')).ProofWidget,
      }),
    },
  ],
  settings: [
    {
      path: SETTINGS,
      label,
      text: { de: settings.de.text, en: settings.en.text },
      icon: IconShieldCheck,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'backup',
      label: { de: de.now, en: en.now },
      icon: IconDatabaseExport,
      access: admin,
      path: BACKUP,
      keywords: 'backup sichern wiederherstellen restore export',
    },
  ],
  nouns: { backup: { de: 'eine Sicherung', en: 'a backup' } },
}
