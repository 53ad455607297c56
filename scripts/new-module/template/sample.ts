import { field } from '#kernel/contract/noun/field.ts'
import { noun } from '#kernel/contract/noun/noun.ts'

export const sample = noun({
  name: 'sample',
  path: 'sample',
  module: 'sample-module',
  title: { one: 'sample', many: 'samples' },
  fields: {
    title: field.text({ required: true }),
    state: field.choice(['planned', 'active', 'done']),
    isPublic: field.flag(),
    due: field.day(),
    notes: field.multiline(),
  },
  list: {
    search: ['title', 'notes'],
    filters: ['state', 'isPublic'],
    sort: ['updated', 'created', 'title', 'due'],
  },
  trash: true,
})
