import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { sample } from '../sample.ts'

export const samples = nounCollection(sample, {
  name: 'samples',
  path: 'sample',
  words: { de: de.samples, en: en.samples },
  columns: ['title', 'state', 'due', 'updated'],
  extraColumns: ['isPublic', 'created'],
  form: { main: { details: ['title', ['state', 'due'], 'isPublic', 'notes'] } },
})
