import { IconFolder } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const view = staff('sample-module', 'view')
const label = { de: de.title, en: en.title }
const one = { de: de.samples.one, en: en.samples.one }
const paths = pathsOf('sample')

export const sampleAdmin: AdminModule = {
  name: 'sample-module',
  label,
  help: 'sample-module',
  nav: [{ path: paths.browse, label, icon: IconFolder, access: view, group: 'work' }],
  screens: collectionScreens({
    paths,
    access: view,
    one,
    many: label,
    load: async () => (await import('./samples.collection.ts')).samples,
  }),
  nouns: { sample: one },
}
