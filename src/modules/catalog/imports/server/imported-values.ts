import { z } from 'zod'
import { Content, contentOf } from '../../products/content.ts'
import { STATES } from '../../products/online-state.ts'
import type { Product } from '../../products/product.ts'
import { Size, sizeOf } from '../../products/size.ts'
import type { Variant } from '../../products/variant.ts'

/** What a row of a file says of a product, and of the one variant its number names. */
export const ImportedValues = z.object({
  sku: z.string(),
  title: z.string(),
  price: z.int(),
  gtin: z.string(),
  weight: z.int().nullable(),
  /** Imports of earlier days say nothing of it. */
  content: Content.nullable().optional(),
  size: Size.nullable().optional(),
  summary: z.string(),
  description: z.string(),
  groups: z.array(z.string()),
  tags: z.array(z.string()),
  state: z.enum(STATES),
})
export type ImportedValues = z.infer<typeof ImportedValues>

export function valuesOf(product: Product, variant: Variant): ImportedValues {
  const { title, summary, description, groups, tags, state } = product
  const { sku, price, gtin, weight } = variant
  return {
    ...{ sku, title, price, gtin, weight, summary, description, groups, tags, state },
    content: contentOf(product, variant),
    size: sizeOf(product, variant),
  }
}
