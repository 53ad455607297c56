import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp, text } from '#kernel/contract/fields.ts'
import { listReply, pageQuery } from '#kernel/contract/list.ts'

const PATH = '/api/v0/redirect/missing/'

/** An address that was asked for and that nothing answers. */
const MissingAddress = z.object({
  path: z.string(),
  count: z.int(),
  first_seen: Timestamp,
  last_seen: Timestamp,
})
export type MissingAddress = z.infer<typeof MissingAddress>

export const listMissing = endpoint({
  method: 'GET',
  path: PATH,
  access: staff('redirects', 'view'),
  query: z.strictObject({
    search: text(200).default(''),
    ...pageQuery({ limit: 50, pages: 1000 }),
    sort: z.enum(['-count', '-last_seen']).default('-count'),
  }),
  reply: z.object({ items: z.array(MissingAddress), ...listReply }),
  summary: 'Addresses visitors asked for in vain; who asked is not kept',
})

export const forgetMissing = endpoint({
  method: 'DELETE',
  path: PATH,
  access: staff('redirects', 'delete'),
  query: z.strictObject({ path: text(500).optional() }),
  reply: z.object({ removed: z.int() }),
  summary: 'Forgets one address that was asked for in vain, or all of them',
})
