import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'

/** Groups in the order in which they are shown, each under its parent; the others stay where they are. */
export const orderGroups = endpoint({
  method: 'POST',
  path: '/api/v0/product_group/setOrder/',
  access: staff('catalog', 'publish'),
  body: z.strictObject({
    collection: z
      .array(z.strictObject({ _id: Id, parent: Id.nullable() }))
      .min(1)
      .max(2000),
  }),
  reply: z.object({ ids: z.array(Id) }),
  summary: 'Orders product groups and moves them under others',
})
