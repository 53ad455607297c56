import { z } from 'zod'
import { Id } from '#kernel/contract/fields.ts'
import { REGULAR_CALLS } from '#kernel/contract/noun/calls.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

const APPLICATION_STATES = [
  'new',
  'reviewing',
  'invited',
  'accepted',
  'rejected',
  'withdrawn',
] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** Nothing more is to be done about these. */
export const DECIDED: readonly ApplicationState[] = ['accepted', 'rejected', 'withdrawn']

/** What the history must not repeat: it outlives the application. */
const own = { readOnly: true, confidential: true } as const

/** What somebody sent to work here. Only its state is changed; it came as it is. */
export const application = noun({
  name: 'application',
  path: 'application',
  module: 'applications',
  title: { one: 'application', many: 'applications' },
  fields: {
    name: field.text(own),
    email: field.email(own),
    phone: field.phone(own),
    message: field.multiline(own),
    /** When somebody could begin, in their own words. */
    start: field.text({ ...own, column: 'start_text' }),
    lang: field.choice(['de', 'en'], { readOnly: true }),
    state: field.choice(APPLICATION_STATES, { required: true }),
    /** Null: for no position in particular. */
    position: field.reference({ readOnly: true, column: 'position_id' }),
    position_title: field.text({ readOnly: true }),
    numFiles: field.derived(z.int(), 'integer'),
    /** The entry among the people of the business, after all merges. */
    person: field.derived(Id.nullable()),
    decided_at: field.moment({ readOnly: true }),
    /** The day everything of it is erased. */
    erase_at: field.moment({ readOnly: true }),
  },
  list: {
    search: ['name', 'email', 'position_title'],
    filters: ['state'],
    sort: ['created', 'updated', 'name', 'erase_at'],
  },
  trash: true,
  calls: REGULAR_CALLS.filter((call) => call !== 'create'),
})
export type Application = ItemOf<typeof application>
