import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { text } from '#kernel/contract/fields.ts'

const PATH = '/api/v0/notice/push'

/** As browsers write bytes: base64url without its filling. */
const Bytes = z.string().regex(/^[\w-]{16,120}$/, { error: 'invalid' })

export const readPush = endpoint({
  method: 'GET',
  path: PATH,
  access: anyStaff,
  passive: true,
  reply: z.object({
    /** What a browser asks its push service with (RFC 8292). */
    key: z.string(),
  }),
  summary: 'The key a browser subscribes to notices with',
})

export const subscribePush = endpoint({
  method: 'POST',
  path: PATH,
  access: anyStaff,
  limit: { max: 60, seconds: 3600, per: 'user' },
  body: z.strictObject({
    /** Where the push service of the browser takes notices; only known services are accepted. */
    endpoint: text(1000),
    keys: z.strictObject({ p256dh: Bytes, auth: Bytes }),
  }),
  reply: z.object({ isSubscribed: z.boolean() }),
  summary: 'Sends notices to this browser until its session ends',
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: PATH,
  access: anyStaff,
  reply: z.object({ isSubscribed: z.boolean() }),
  summary: 'Sends no more notices to this browser',
})
