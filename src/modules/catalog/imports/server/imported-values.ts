import { z } from 'zod'
import { Content, contentOf } from '../../products/content.ts'
import { STATES } from '../../products/online-state.ts'
import type { Product } from '../../products/product.ts'
import { Size, sizeOf } from '../../products/size.ts'
import type { Variant } from '../../products/variant.ts'

/** How a product is ordered and taxed. */
const OrderValues = z.object({
  unit: z.string(),
  min_quantity: z.string(),
  max_quantity: z.string(),
  quantity_step: z.string(),
  vat_group: z.string().nullable(),
})

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
  ...OrderValues.partial().shape,
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
    ...orderValuesOf(product),
  }
}

/** As a product has them; what an import of earlier days does not say is left as it is. */
export function withOrder<V extends Partial<z.infer<typeof OrderValues>>>(values: V) {
  const { min_quantity: min, max_quantity: max, quantity_step: step, ...rest } = values
  const order_quantity = { min: min ?? '1', max: max ?? '', step: step ?? '1' }
  return { ...rest, ...(min !== undefined && { order_quantity }) }
}

function orderValuesOf({ unit, order_quantity, vat_group }: Product): z.infer<typeof OrderValues> {
  const { min: min_quantity, max: max_quantity, step: quantity_step } = order_quantity
  return { unit, min_quantity, max_quantity, quantity_step, vat_group }
}
