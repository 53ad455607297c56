import { Day } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { noun } from '#kernel/contract/noun/noun.ts'

/** What happened on a day, so that its numbers can be understood later: 'Anzeige in der Zeitung'. */
export const annotation = noun({
  name: 'analytics-annotation',
  path: 'analytics_annotation',
  module: 'analytics',
  title: { one: 'annotation', many: 'annotations' },
  fields: {
    text: field.text({ required: true, max: 200 }),
    day: { ...field.day({ required: true }), body: Day },
  },
  list: { search: ['text'], sort: ['day', 'text', 'created', 'updated'] },
})
