import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams, Timestamp, text } from '#kernel/contract/fields.ts'

const ROOT = '/api/v0/config/dkim/'

const DkimKey = z.strictObject({
  _id: z.string(),
  domain: z.string(),
  selector: z.string(),
  algorithm: z.enum(['rsa', 'ed25519', 'unreadable']),
  /** Mails are signed with it; otherwise it waits for its record. */
  active: z.boolean(),
  created_at: Timestamp,
  /** What is to be entered where the domain is managed; null for a key nobody can read. */
  record: z.strictObject({ name: z.string(), value: z.string() }).nullable(),
})
export type DkimKey = z.infer<typeof DkimKey>

const DkimKeys = z.strictObject({
  keys: z.array(DkimKey),
  /** Domains of the mailboxes, whether they have a key or not. */
  domains: z.array(z.string()),
})
export type DkimKeys = z.infer<typeof DkimKeys>

export const listDkimKeys = endpoint({
  method: 'GET',
  path: ROOT,
  access: admin,
  reply: DkimKeys,
  summary: 'The keys that sign mails, with their records; never the keys themselves',
})

export const createDkimKey = endpoint({
  method: 'POST',
  path: ROOT,
  access: admin,
  stepUp: 'password',
  limit: { max: 20, seconds: 3600, per: 'user' },
  body: z.strictObject({
    domain: text(253).trim().min(1),
    algorithm: z.enum(['rsa', 'ed25519']).default('rsa'),
  }),
  reply: DkimKeys,
  summary: 'Makes a key for a domain; it signs once DNS shows its record',
})

const DkimCheck = z.strictObject({
  /** `different`: there is a record, but not the one of this key. */
  state: z.enum(['found', 'missing', 'different', 'failed']),
  /** What stands in DNS instead. */
  seen: z.string(),
  /** It signs from now on, and an earlier key of the domain was removed. */
  hasReplaced: z.boolean(),
  keys: z.array(DkimKey),
})
export type DkimCheck = z.infer<typeof DkimCheck>

export const checkDkimKey = endpoint({
  method: 'POST',
  path: `${ROOT}:id/check`,
  access: admin,
  params: IdParams,
  body: z.strictObject({}),
  limit: { max: 60, seconds: 600, per: 'user' },
  reply: DkimCheck,
  summary: 'Looks the record of a key up; a key that is found signs from then on',
})

export const deleteDkimKey = endpoint({
  method: 'DELETE',
  path: `${ROOT}:id`,
  access: admin,
  stepUp: 'password',
  params: IdParams,
  reply: DkimKeys,
  summary: 'Removes a key; mails of its domain go out unsigned unless there is another one',
})
