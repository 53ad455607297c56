import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'

/** Whatever stands in its address, the answer is one picture. */
export const openPixel = endpoint({
  method: 'GET',
  path: '/api/v0/newsletter/open/:sending/:token',
  access: anyone,
  params: z.object({ sending: z.string(), token: z.string() }),
  raw: true,
  reply: z.unknown(),
  passive: true,
  replyHeaders: {
    'cache-control': 'no-store',
    // Mail programs in a browser show it on their own pages.
    'cross-origin-resource-policy': 'cross-origin',
  },
  summary: 'A picture of one dot, in mails to those who agreed that opening is counted',
})
