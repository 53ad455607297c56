import { z } from 'zod'
import { Email, Id, requiredText } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ChangeOf, type CreateOf, noun } from '#kernel/contract/noun/noun.ts'
import { PRIORITIES, REPRODUCE, SEVERITIES, STATUSES } from './bug-values.ts'

const MAX_MINUTES = 1_000_000

/** Something that does not work as it should. The status is not written: it moves by its own rules. */
export const bug = noun({
  name: 'bug',
  path: 'system_bugtracker',
  module: 'bug-tracker',
  title: { one: 'bug', many: 'bugs' },
  fields: {
    number: field.integer({ readOnly: true }),
    title: field.text({ required: true, max: 200 }),
    /** Long texts have a table of their own. */
    body: { ...field.multiline({ max: 50_000 }), type: null },
    environment: { ...field.text({ max: 2000 }), type: null },
    project: { ...field.reference({ column: 'project_id' }), wire: Id, body: Id },
    projectTitle: field.derived(z.string(), 'text'),
    /** One of those the settings name. */
    type: { ...field.text({ max: 40 }), body: requiredText(40) },
    status: field.choice(STATUSES, { readOnly: true }),
    severity: field.choice(SEVERITIES),
    priority: field.choice(PRIORITIES),
    reproduce: field.choice(REPRODUCE),
    developer: field.reference({ column: 'developer_id' }),
    developerName: field.derived(z.string(), 'text'),
    milestone: field.reference({ column: 'milestone_id' }),
    milestoneTitle: field.derived(z.string(), 'text'),
    tags: field.tags(),
    estimateMinutes: {
      ...field.integer(),
      wire: z.int().nullable(),
      body: z.int().min(0).max(MAX_MINUTES).nullable(),
    },
    spentMinutes: field.integer({ max: MAX_MINUTES }),
    fixedIn: field.text({ max: 60 }),
    reporterName: field.text({ max: 120 }),
    reporterMail: { ...field.email(), wire: z.string().nullable(), body: Email.nullable() },
    numComments: field.derived(z.int(), 'integer'),
    numFiles: field.derived(z.int(), 'integer'),
    /** How many people said that it affects them. */
    numVotes: field.integer({ readOnly: true }),
    closed: field.moment({ readOnly: true, column: 'closed_at' }),
  },
  list: { sort: ['updated'] },
  trash: true,
  calls: [],
})
export type NewBug = CreateOf<typeof bug>
/** New values by their names on the wire; what is left out stays as it is. */
export type BugValues = Omit<ChangeOf<typeof bug>, 'version'>
