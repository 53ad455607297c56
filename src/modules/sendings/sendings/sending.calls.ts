import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Timestamp, text, Version } from '#kernel/contract/fields.ts'
import { listReply, some } from '#kernel/contract/list.ts'
import { Audience, newsletterSending } from './sending.ts'
import { RecipientState, STEPS, SUBJECTS } from './sending-values.ts'

const PATH = '/api/v0/newsletter_sending'
const Items = z.object({ items: z.array(newsletterSending.Wire), numItems: z.int() })

/** Without `_id` a new draft; with it and the version it was read at, a changed one. */
export const writeSending = endpoint({
  method: 'POST',
  path: `${PATH}/`,
  access: staff('sendings', 'create'),
  narrows: true,
  body: z.strictObject({
    ...newsletterSending.Create.partial().shape,
    _id: Id.optional(),
    version: Version.optional(),
  }),
  reply: Items,
  summary: 'Creates a sending, or changes a draft',
})

export const stepSending = endpoint({
  method: 'POST',
  path: `${PATH}/:id/:step`,
  access: staff('sendings', 'edit'),
  narrows: true,
  params: z.object({ id: Id, step: z.enum(STEPS) }),
  body: z.strictObject({
    version: Version,
    /** `schedule`: when; that of the draft unless said. */
    send_at: Timestamp.optional(),
    /** `settle_uncertain`: to send these once more, or to take them as sent. */
    resend: z.boolean().default(false),
    /** `choose_winner`: the subject that the rest gets. */
    winner: z.enum(SUBJECTS).optional(),
  }),
  reply: Items,
  summary: 'Prepares, starts, schedules, pauses, resumes or cancels; sends failed ones again',
})

const Skipped = z.object({
  unsubscribed: z.int(),
  suppressed: z.int(),
  paused: z.int(),
})
const Count = z.object({
  /** Each person once, however many of the lists they have. */
  count: z.int(),
  /** Of the same lists, who gets nothing and why. */
  skipped: Skipped,
})
export type AudienceCount = z.infer<typeof Count>

export const countAudience = endpoint({
  method: 'GET',
  path: `${PATH}/:id/audience`,
  access: staff('sendings', 'view'),
  params: IdParams,
  reply: Count,
  summary: 'How many a sending would go to now, and who is left out why',
})

/** The same for what is not saved yet; changes nothing. */
export const countUnsaved = endpoint({
  method: 'POST',
  path: `${PATH}/audience`,
  access: staff('sendings', 'view'),
  body: z.strictObject({ lists: z.array(Id).max(50), audience: Audience }),
  reply: Count,
  summary: 'How many an audience has, stored or not',
})

const Recipient = z.object({
  subscriber: Id,
  /** '' once the subscriber is erased. */
  email: z.string(),
  state: RecipientState,
  reason: z.string(),
  attempts: z.int(),
  answer: z.string(),
  sent_at: Timestamp.nullable(),
})
export type Recipient = z.infer<typeof Recipient>

/** It shows addresses, so it takes the right to see subscribers. */
export const listRecipients = endpoint({
  method: 'GET',
  path: `${PATH}/:id/recipients`,
  access: staff('subscribers', 'view'),
  params: IdParams,
  query: z.strictObject({
    state: some(RecipientState),
    /** What the mail server said. */
    answer: text(1000).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Id.optional(),
  }),
  reply: z.object({ items: z.array(Recipient), ...listReply }),
  summary: 'Who a sending goes to, and what became of it',
})
