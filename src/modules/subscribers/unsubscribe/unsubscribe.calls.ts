import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/v0/newsletter/unsubscribe',
  access: anyone,
  crossSite: true,
  limit: { max: 60, seconds: 60, per: 'ip' },
  body: z.strictObject({
    token: z.string().min(1).max(100),
    /** Of the same subscriber; unless said the one list of the token. */
    lists: z.array(Id).min(1).max(50).optional(),
  }),
  reply: z.object({ state: z.literal('unsubscribed') }),
  summary: 'Signs off; the token alone says who and what',
})
