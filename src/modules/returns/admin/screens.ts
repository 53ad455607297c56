import { IconPlus, IconTruckReturn } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { RETURNS } from './paths.ts'

const view = staff('returns', 'view')
const label = { de: de.title, en: en.title }
const paths = pathsOf(RETURNS, { browse: RETURNS, edit: `${RETURNS}/:id` })

export const returnsAdmin: AdminModule = {
  name: 'returns',
  label,
  help: 'returns',
  nav: [{ path: RETURNS, label, icon: IconTruckReturn, access: view, group: 'shop' }],
  screens: collectionScreens({
    paths,
    access: view,
    one: { de: de.returns.one, en: en.returns.one },
    many: label,
    load: async () => (await import('./returns.collection.tsx')).returns,
  }),
  commands: [
    {
      name: 'returns',
      label: { de: de.command, en: en.command },
      icon: IconTruckReturn,
      access: view,
      path: RETURNS,
      keywords: 'widerruf rückgabe retoure reklamation umtausch erstattung refund withdrawal',
    },
    {
      name: 'new-return',
      label: { de: de.create, en: en.create },
      icon: IconPlus,
      access: staff('returns', 'create'),
      path: paths.create,
      keywords: 'rückgabe retoure reklamation kulanz complaint goodwill',
    },
  ],
  nouns: { return: { de: 'eine Rücksendung', en: 'a return' } },
}
