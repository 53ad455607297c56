import { IconFolder } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { sample } from '../sample.ts'

const label = { de: de.title, en: en.title }

const samples = nounCollection(sample, {
  name: 'samples',
  path: 'sample',
  words: { de: de.samples, en: en.samples },
  columns: ['title', 'state', 'due', 'updated'],
  extraColumns: ['isPublic', 'created'],
  form: { main: { details: ['title', ['state', 'due'], 'isPublic', 'notes'] } },
})

export const sampleAdmin: AdminModule = {
  name: 'sample-module',
  label,
  nav: [
    {
      path: samples.paths.browse,
      label,
      icon: IconFolder,
      access: staff('sample-module', 'view'),
      group: 'work',
    },
  ],
  screens: collectionScreens(samples),
  nouns: { sample: { de: de.samples.one, en: en.samples.one } },
}
