import { z } from 'zod'
import { REGULAR_CALLS } from '#kernel/contract/noun/calls.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

/** What a person may ask for: articles 15, 20, 16, 17 and 21 of the GDPR. */
const KINDS = ['access', 'portability', 'correction', 'erasure', 'objection'] as const
const WAYS = ['mail', 'phone', 'in_person', 'account', 'letter'] as const
const STATES = ['open', 'answered', 'done', 'refused'] as const
/** Only these end with an erasure; a slip of the hand must not. */
export const ERASING: readonly (typeof KINDS)[number][] = ['erasure', 'objection']

const Label = z.object({ de: z.string(), en: z.string() })

/** What was erased, in numbers, and what had to stay. It names nobody. */
const Report = z.object({
  shares: z.array(
    z.object({ module: z.string(), label: Label, records: z.record(z.string(), z.int()) }),
  ),
  kept: z.array(z.object({ module: z.string(), what: Label, why: Label })),
})
export type Report = z.infer<typeof Report>

/**
 * What a person asked of the business about their data. Whoever it is about stands in confidential
 * fields: the history never learns them, and an erasure empties them.
 */
export const dataRequest = noun({
  name: 'data-request',
  path: 'data_request',
  module: 'data-requests',
  title: { one: 'privacy request', many: 'privacy requests' },
  fields: {
    kind: field.choice(KINDS, { required: true }),
    via: field.choice(WAYS, { required: true }),
    received: field.day({ required: true, column: 'received_on' }),
    /** An entry among the people; without one the address is looked for. */
    person: field.reference({ confidential: true }),
    /** Who asked, in their own words: a parent or a lawyer may ask for somebody. */
    name: field.text({ max: 200, confidential: true }),
    email: field.email({ confidential: true }),
    notes: field.multiline({ max: 10_000, confidential: true }),
    /** One month after it was received, or three once it was extended. */
    due: field.day({ readOnly: true, column: 'due_on' }),
    isExtended: field.flag({ readOnly: true }),
    extendedBecause: field.text({ readOnly: true, confidential: true }),
    state: field.choice(STATES, { readOnly: true }),
    /** Why it was refused. */
    reason: field.text({ readOnly: true, confidential: true }),
    closed: field.moment({ readOnly: true, column: 'closed_at' }),
    handledBy: field.reference({ readOnly: true }),
    handler: field.derived(z.string()),
    erased: field.moment({ readOnly: true, column: 'erased_at' }),
    report: field.json(Report.nullable(), { readOnly: true }),
  },
  list: {
    search: ['name', 'email'],
    filters: ['state', 'kind'],
    sort: ['due', 'received', 'created', 'updated'],
  },
  // It is the proof that the law was kept: nothing of it is deleted.
  calls: REGULAR_CALLS.filter((call) => !/^remove|restore/.test(call)),
})
export type DataRequest = ItemOf<typeof dataRequest>
