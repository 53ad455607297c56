import { IconPackageExport, IconWorldCheck } from '@tabler/icons-react'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const DOMAIN = 'settings/domain'
const EXPORT = 'settings/export'
const label = { de: de.domain.title, en: en.domain.title }
const exported = { de: de.export.title, en: en.export.title }

export const hostingAdmin: AdminModule = {
  name: 'hosting',
  label,
  help: 'hosting',
  screens: [
    {
      path: DOMAIN,
      title: label,
      access: admin,
      lazy: async () => ({
        Component: (await import('../domain/admin/domain-screen.tsx')).DomainScreen,
      }),
    },
    {
      path: EXPORT,
      title: exported,
      access: admin,
      lazy: async () => ({
        Component: (await import('../export/admin/export-screen.tsx')).ExportScreen,
      }),
    },
  ],
  nouns: { 'website-export': { de: 'eine Kopie der Website', en: 'a copy of the website' } },
  settings: [
    {
      path: DOMAIN,
      group: 'website',
      label,
      text: { de: de.domain.text, en: en.domain.text },
      icon: IconWorldCheck,
      access: admin,
      keywords: 'domain https dns adresse address ssl zertifikat certificate caddy proxy www',
    },
    {
      path: EXPORT,
      group: 'system',
      label: exported,
      text: { de: de.export.text, en: en.export.text },
      icon: IconPackageExport,
      access: admin,
      keywords: 'export kopie copy zip mitnehmen umzug statisch static',
    },
  ],
}
