import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

/** What bugs are filed under. */
export const project = noun({
  name: 'bug-project',
  path: 'bug_project',
  module: 'bug-tracker',
  title: { one: 'project', many: 'projects' },
  fields: {
    title: field.text({ required: true, max: 120 }),
    colour: field.colour(),
    isArchived: field.flag(),
  },
  list: { search: ['title'], filters: ['isArchived'], sort: ['title'] },
})
export type Project = ItemOf<typeof project>
