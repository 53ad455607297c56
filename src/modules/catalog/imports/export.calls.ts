import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'

/** All variants, some products at a time. The first piece begins with the names of the columns. */
export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/v0/product/export',
  access: staff('catalog', 'export'),
  query: z.strictObject({ after: Id.optional() }),
  reply: z.object({ rows: z.array(z.array(z.string())), next: Id.nullable() }),
  summary: 'All products as rows of a table that the import reads',
})
