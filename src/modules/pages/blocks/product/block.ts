import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { thingRef } from '#kernel/site/block/field-marks.ts'
import type { PriceNotes, ProductCard } from '../product-list/block.ts'

/** One product among other things of a page; it draws nothing until one is chosen. */
export const productBlock = blockType({
  name: 'product',
  v: 1,
  label: { de: 'Ein Produkt', en: 'One product' },
  group: 'business',
  icon: 'shopping-bag',
  module: 'catalog',
  schema: z.object({
    product: thingRef('product').nullable().default(null),
    /** '' takes what the product says in short. */
    text: text(500).default(''),
    /** '' takes the usual words. */
    label: text(60).default(''),
  }),
  defaults: () => ({}),
  caps: { resizable: true, hasInline: true },
  data: dataOf<{ product: ProductCard; notes: PriceNotes }>(),
})
