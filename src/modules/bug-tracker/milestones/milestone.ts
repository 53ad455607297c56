import { z } from 'zod'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

/** What bugs are planned for. */
export const milestone = noun({
  name: 'bug-milestone',
  path: 'bug_milestone',
  module: 'bug-tracker',
  title: { one: 'milestone', many: 'milestones' },
  fields: {
    title: field.text({ required: true, max: 120 }),
    /** How the release notes begin. */
    notes: field.multiline(),
    due: field.day({ column: 'due_on' }),
    closed: field.moment({ readOnly: true, column: 'closed_at' }),
    progress: field.derived(
      z.object({
        open: z.int(),
        done: z.int(),
        estimateMinutes: z.int(),
        spentMinutes: z.int(),
      }),
    ),
  },
  list: {
    search: ['title'],
    conditions: { state: z.enum(['open', 'closed']).optional() },
    /** 'plan': open ones first, the next due date on top. */
    sort: ['plan', 'title', 'due'],
  },
})
export type Milestone = ItemOf<typeof milestone>
