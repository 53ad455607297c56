import { IconNews, IconPlus } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const paths = pathsOf('entries')

const view = staff('entries', 'view')
const news = { de: de.title, en: en.title }

export const entriesAdmin: AdminModule = {
  name: 'entries',
  label: news,
  help: 'news',
  nav: [{ path: paths.browse, label: news, icon: IconNews, access: view, group: 'website' }],
  screens: collectionScreens({
    paths,
    access: view,
    one: news,
    many: news,
    load: async () => (await import('./entries.collection.tsx')).entries,
  }),
  commands: [
    {
      name: 'new-entry',
      label: { de: de.create, en: en.create },
      icon: IconPlus,
      access: staff('entries', 'create'),
      path: paths.create,
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
