import { IconNews, IconPlus } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const BROWSE = 'entries/browse'

const CREATE = 'entries/edit'

const view = staff('entries', 'view')
const news = { de: de.title, en: en.title }

export const entriesAdmin: AdminModule = {
  name: 'entries',
  label: news,
  nav: [{ path: BROWSE, label: news, icon: IconNews, access: view, group: 'website' }],
  screens: [
    {
      path: BROWSE,
      title: news,
      access: view,
      lazy: async () => ({ Component: (await import('./entry-screens.tsx')).BrowseEntries }),
    },
    {
      path: `${CREATE}/:id?`,
      title: news,
      access: view,
      lazy: async () => ({ Component: (await import('./entry-screens.tsx')).EditEntry }),
    },
  ],
  commands: [
    {
      name: 'new-entry',
      label: { de: de.create, en: en.create },
      icon: IconPlus,
      access: staff('entries', 'create'),
      path: CREATE,
      keywords: 'news neuigkeit beitrag entry create anlegen',
    },
  ],
  search: [
    {
      label: news,
      access: view,
      find: async (search) => (await import('./find-entries.ts')).findEntryHits(search),
    },
  ],
  nouns: { entry: { de: 'einen Beitrag', en: 'an entry' } },
}
