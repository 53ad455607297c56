import { IconNews, IconPlus } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { findEntryHits } from './find-entry-hits.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { BROWSE, CREATE } from './paths.ts'

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
  search: [{ label: news, access: view, find: findEntryHits }],
  nouns: { entry: { de: 'einen Beitrag', en: 'an entry' } },
}
