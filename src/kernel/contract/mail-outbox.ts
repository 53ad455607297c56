import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Timestamp } from './fields.ts'
import { listQuery, listReply } from './list.ts'

/**
 * queued → sending → sent or failed; kept while no mailbox is configured; expired when the link in it
 * ran out before it could be sent.
 */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'kept', 'expired'] as const
export const MailState = z.enum(MAIL_STATES)
export type MailState = z.infer<typeof MailState>

/** What stands in place of a key wherever a mail is shown. */
export const KEY_MASK = '••••••'

export const MailSummary = z.strictObject({
  _id: Id,
  recipient: z.string(),
  subject: z.string(),
  state: MailState,
  attempts: z.int(),
  /** What the mail server said last, or why there was no answer. */
  answer: z.string().nullable(),
  /** Nobody knows whether it arrived: the connection broke in the middle of the text. */
  is_uncertain: z.boolean(),
  /** The link in it is good no more or was dropped, so it cannot be sent again. */
  is_link_gone: z.boolean(),
  mailbox: z.string().nullable(),
  created_at: Timestamp,
  sent_at: Timestamp.nullable(),
})
export type MailSummary = z.infer<typeof MailSummary>

export const OutboxMail = z.strictObject({
  ...MailSummary.shape,
  /** With a mask in place of keys, as is the text. */
  html: z.string(),
  text: z.string(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/v0/mail_outbox/',
  access: admin,
  query: listQuery({ sort: ['created'], filters: { state: MailState.optional() } }),
  reply: z.strictObject({ items: z.array(MailSummary), ...listReply }),
  summary: 'Mails that went out, wait or failed, newest first',
})

export const readOutboxMail = endpoint({
  method: 'GET',
  path: '/api/v0/mail_outbox/:id',
  access: admin,
  params: IdParams,
  reply: OutboxMail,
  summary: 'One mail with its text',
})

export const retryOutboxMail = endpoint({
  method: 'POST',
  path: '/api/v0/mail_outbox/:id/retry',
  access: admin,
  params: IdParams,
  reply: MailSummary,
  summary: 'Tries a mail again at once that failed, waits or was kept',
})

export const releaseOutbox = endpoint({
  method: 'POST',
  path: '/api/v0/mail_outbox/release',
  access: admin,
  reply: z.strictObject({ released: z.int(), remaining: z.int() }),
  summary: 'Sends mails that were kept while no mailbox was configured, 500 at a time',
})
