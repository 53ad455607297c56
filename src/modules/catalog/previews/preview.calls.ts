import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id } from '#kernel/contract/fields.ts'
import { LANGS } from '#kernel/i18n/messages.ts'
import { product } from '../products/product.ts'

export const previewProduct = endpoint({
  method: 'POST',
  path: '/api/v0/product/preview',
  access: staff('catalog', 'edit'),
  body: z.strictObject({
    /** Of a product that is stored: what it was sold for, and what there is of it. */
    _id: Id.optional(),
    lang: z.enum(LANGS),
    item: product.Create,
  }),
  reply: z.object({ html: z.string() }),
  summary: 'The page of a product as visitors would see it with these values; nothing is stored',
})
