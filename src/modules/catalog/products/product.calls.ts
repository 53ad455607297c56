import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Tags, Timestamp } from '#kernel/contract/fields.ts'
import { product } from './product.ts'

const One = z.object({ items: z.array(product.Wire), numItems: z.int() })

export const duplicateProduct = endpoint({
  method: 'POST',
  path: '/api/v0/product/:id/duplicate',
  access: staff('catalog', 'create'),
  params: IdParams,
  reply: One,
  summary: 'Copies a product as a draft, without article numbers and sales',
})

const Named = z.object({ _id: Id, title: z.string() })

/** What the form of a product offers to choose from. */
export const readChoices = endpoint({
  method: 'GET',
  path: '/api/v0/product/choices',
  access: staff('catalog', 'view'),
  reply: z.object({
    vat_groups: z.array(Named),
    shipping_groups: z.array(Named),
    units: z.array(z.string()),
    /** Names of the shop's own fields. */
    item_fields: z.array(z.string()),
    tags: z.array(z.string()),
    currency: z.string(),
    colors: z.array(Named.extend({ hex: z.string() })),
    /** Product groups in which nothing may lack its content, those below them included. */
    base_price_groups: z.array(Id),
  }),
  summary: 'VAT groups, shipping groups, units, own fields and tags for products',
})
export type Choices = z.infer<typeof readChoices.reply>

const PriceRow = z.object({
  variant: Id,
  price: z.int(),
  kind: z.enum(['regular', 'sale', 'promotion']),
  from: Timestamp,
  to: Timestamp.nullable(),
  /** The entry whose price it lowers. */
  reduces: z.int().nullable(),
  recorded: Timestamp,
  _id: z.int(),
})

export const listPrices = endpoint({
  method: 'GET',
  path: '/api/v0/product/:id/prices',
  access: staff('catalog', 'view'),
  params: IdParams,
  query: z.strictObject({
    cursor: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ items: z.array(PriceRow), next: z.string().nullable() }),
  summary: 'What a product cost when, the latest entry first; nobody can change it',
})

/** What many products may be given at once. Lists are added to, or taken away from. */
export const ProductChange = z
  .strictObject({
    state: product.fields.state.body.optional(),
    vat_group: Id.nullable().optional(),
    shipping_group: Id.nullable().optional(),
    delivery_days: product.fields.delivery_days.body.optional(),
    add_tags: Tags.optional(),
    remove_tags: Tags.optional(),
    add_groups: z.array(Id).max(20).optional(),
    remove_groups: z.array(Id).max(20).optional(),
    /** Regular prices: '5.5' is 5.5 % dearer, '-10' a tenth cheaper. No sale, so nothing is struck. */
    price_percent: z
      .string()
      .regex(/^-?(100|\d{1,2}(\.\d{1,2})?)$/, { error: 'percent' })
      .optional(),
    /** Prices end with these cents: 99 makes 4.12 to 4.99. */
    price_ending: z.int().min(0).max(99).optional(),
  })
  .refine((change) => Object.keys(change).length > 0, { error: 'required' })
export type ProductChange = z.infer<typeof ProductChange>

export const editProducts = endpoint({
  method: 'POST',
  path: '/api/v0/batch/product/edit/',
  access: staff('catalog', 'edit'),
  body: z.strictObject({
    ids: z.array(Id).min(1).max(500),
    change: ProductChange,
    /** Says what would become of them, and changes nothing. */
    dry_run: z.boolean().default(false),
  }),
  narrows: true,
  reply: z.object({
    items: z.array(
      z.object({
        _id: Id,
        title: z.string(),
        /** What is live changes, its draft does not. */
        has_draft: z.boolean(),
        /** By field: what it is and what it becomes; empty where nothing changes. */
        before: z.record(z.string(), z.unknown()),
        after: z.record(z.string(), z.unknown()),
      }),
    ),
    changed: z.int(),
  }),
  summary: 'Changes many products at once; with dry_run it only shows what would change',
})
