import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { text } from '#kernel/contract/fields.ts'

/** Its link is all a buyer needs: it is signed, and stands only on the page of the order. */
export const downloadFile = endpoint({
  method: 'GET',
  path: '/api/v0/order/download/:link',
  access: anyone,
  params: z.object({ link: text(300) }),
  raw: true,
  isLink: true,
  limit: { max: 120, seconds: 3600, per: 'ip' },
  reply: z.unknown(),
  summary: 'A file that was bought and paid, by the signed link on the page of its order',
})
