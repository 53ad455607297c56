import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, Id, Timestamp } from '../fields.ts'

export const FetchedMailbox = z.strictObject({
  /** The uuid of the mailbox. */
  mailbox: Id,
  /** When it was last read without a fault; null: not yet. */
  checked_at: Timestamp.nullable(),
  /** Why it could not be read last time; null when it could. */
  fault: z.string().nullable(),
  /** Mails of the last 30 days that stay in the mailbox: too large, unreadable, not taken. */
  aside: z.int(),
})
export type FetchedMailbox = z.infer<typeof FetchedMailbox>

export const listFetchedMailboxes = endpoint({
  method: 'GET',
  path: '/api/v0/mail_in/',
  access: admin,
  reply: z.strictObject({ items: z.array(FetchedMailbox) }),
  summary: 'How fetching mails goes, for each mailbox that is fetched',
})

export const fetchMailboxes = endpoint({
  method: 'POST',
  path: '/api/v0/mail_in/fetch',
  access: admin,
  limit: { max: 20, seconds: 600, per: 'user' },
  body: Empty,
  reply: z.strictObject({ started: z.int() }),
  summary: 'Fetches every mailbox now instead of within the minute; says how many folders',
})
