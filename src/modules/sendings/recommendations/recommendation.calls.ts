import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'
import { CHANNELS } from './recommendation.ts'

/** Counts and answers what to pass on. No address is taken, and nothing is mailed. */
export const recommend = endpoint({
  method: 'POST',
  path: '/api/v0/newsletter_recommend/',
  access: anyone,
  limit: { max: 60, seconds: 60, per: 'ip' },
  body: z.strictObject({ sending: Id.optional(), channel: z.enum(CHANNELS) }),
  reply: z.object({ url: z.string() }),
  summary: 'Counts that a newsletter is passed on, and answers the address to pass on',
})
