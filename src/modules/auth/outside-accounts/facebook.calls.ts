import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, text } from '#kernel/contract/fields.ts'

/** Both answer with a redirect; without a configured provider both answer 404. */
export const startFacebook = endpoint({
  method: 'GET',
  path: '/api/v0/auth/facebook/start',
  access: anyone,
  limit: { max: 30, seconds: 300, per: 'ip' },
  query: z.strictObject({ next: text(500).optional() }),
  reply: Empty,
  raw: true,
  summary: 'Leads to the provider for signing in there',
})

/** The provider decides which parameters come along, so any short text is taken. */
export const finishFacebook = endpoint({
  method: 'GET',
  path: '/api/v0/auth/facebook/callback',
  access: anyone,
  limit: { max: 30, seconds: 300, per: 'ip' },
  query: z.record(text(100), text(4000)),
  reply: Empty,
  raw: true,
  summary: 'Where the provider sends people back to',
})
