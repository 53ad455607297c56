import { IconPlus, IconShieldQuestion } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import type { AdminModule, Screen } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { REQUESTS } from './paths.ts'

const view = staff('data-requests', 'view')
const label = { de: de.title, en: en.title }

export const dataRequestsAdmin: AdminModule = {
  name: 'data-requests',
  label,
  help: 'data-requests',
  nav: [{ path: REQUESTS, label, icon: IconShieldQuestion, access: view, group: 'contacts' }],
  screens: [
    screen(REQUESTS, async () => (await screens()).BrowseRequests),
    screen(`${REQUESTS}/:id`, async () => (await screens()).EditRequest),
  ],
  widgets: [
    {
      name: 'data-requests',
      access: view,
      place: 'side',
      lazy: async () => ({ Component: (await import('./requests-widget.tsx')).RequestsWidget }),
    },
  ],
  commands: [
    {
      name: 'add-data-request',
      label: { de: de.command, en: en.command },
      icon: IconPlus,
      access: staff('data-requests', 'create'),
      path: `${REQUESTS}/new`,
      keywords: 'dsgvo gdpr auskunft löschung person export erase privacy',
    },
  ],
  nouns: { 'data-request': { de: 'eine Datenschutz-Anfrage', en: 'a privacy request' } },
}

function screens() {
  return import('./request-screens.tsx')
}

type Load = () => Promise<Awaited<ReturnType<Screen['lazy']>>['Component']>

function screen(path: string, load: Load): Screen {
  return { path, title: label, access: view, lazy: async () => ({ Component: await load() }) }
}
