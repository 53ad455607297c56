import { z } from 'zod'
import { signedIn } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, IdParams, Timestamp } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'

export const OwnSession = z.strictObject({
  _id: z.string(),
  /** Browser and system in words of the request's language: 'Firefox auf Windows'. */
  device: z.string(),
  /** Where it comes from, without the last part of the address. */
  ip_prefix: z.string(),
  created_at: Timestamp,
  last_active: Timestamp,
  /** The one that asks. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v0/auth/sessions',
  access: signedIn,
  reply: z.strictObject({ items: z.array(OwnSession), ...listReply }),
  summary: 'Where the own account is signed in, last active first',
})

/** Somebody else's session answers 404. */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/v0/auth/sessions/:id',
  access: signedIn,
  params: IdParams,
  reply: Empty,
  summary: 'Ends one of the own sessions',
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/v0/auth/sessions/end_others',
  access: signedIn,
  reply: z.strictObject({ ended: z.int() }),
  summary: 'Ends all own sessions but the one that asks',
})
