import { sql } from 'kysely'
import type { Product } from '../../products/product.ts'
import { isOnline } from '../../products/server/find-products.ts'
import { pricesAt } from '../../products/server/prices/price-log.ts'
import type { Db } from '../../server/unit-of-work.ts'

type Row = {
  id: string
  product_id: string
  slug: string
  title: string
  en: Product['en']
  color: string | null
  color_en: string | null
  axes: string[]
  axis_names: Product['axes']
  sku: string
  unit: string
  weight: number | null
  vat_group: string | null
  shipping_group: string | null
  order_quantity: Product['order_quantity']
  is_adult: boolean
  withdrawal: Product['withdrawal']
  is_for_sale: boolean
}

/** A variant as it is sold right now: the only source of prices for carts and orders. */
export type Offer = {
  variant: string
  product: string
  slug: string
  title: { de: string; en: string }
  variant_title: { de: string; en: string }
  sku: string
  unit: string
  /** Grams. */
  weight: number
  /** Whole cents, gross. */
  price: number
  vat_group: string | null
  shipping_group: string | null
  order_quantity: Product['order_quantity']
  is_adult: boolean
  /** Why it cannot be withdrawn from, if so. */
  withdrawal: Product['withdrawal']
  /** Online, with a price. */
  is_for_sale: boolean
}

/** What these variants are sold as; those that are gone for good are missing. */
export async function readOffers(db: Db, variants: readonly string[]): Promise<Map<string, Offer>> {
  if (variants.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select v.id, v.product_id, products.slug, products.title, products.en, c.title as color,
      c.title_en as color_en, v.axes, products.axes as axis_names, v.sku, products.unit, v.weight,
      products.vat_group, products.shipping_group, products.order_quantity, products.is_adult,
      products.withdrawal,
      ${isOnline} and not products.is_on_request as is_for_sale
    from product_variants v join products on products.id = v.product_id
      left join product_colors c on c.id = v.color
    where v.id = any(${[...variants]}::uuid[])`.execute(db)
  const prices = await pricesAt(db, [...new Set(rows.map(({ product_id }) => product_id))])
  return new Map(
    rows.map((row) => {
      const price = prices.get(row.product_id)?.get(row.id)?.price
      return [row.id, toOffer(row, price)]
    }),
  )
}

function toOffer(row: Row, price: number | undefined): Offer {
  const { id, product_id, title, en, slug, sku, unit, vat_group, shipping_group } = row
  const english = row.axes.map((value, at) => {
    const known = row.axis_names[at]?.values.find((one) => one.value === value)
    return known?.value_en || value
  })
  const named = (color: string | null, axes: readonly string[]) =>
    [...(color ? [color] : []), ...axes].join(', ')
  return {
    ...{ variant: id, product: product_id, slug, sku, unit, vat_group, shipping_group },
    title: { de: title, en: en.title || title },
    variant_title: {
      de: named(row.color, row.axes),
      en: named(row.color_en || row.color, english),
    },
    weight: row.weight ?? 0,
    price: price ?? 0,
    order_quantity: row.order_quantity,
    is_adult: row.is_adult,
    withdrawal: row.withdrawal,
    is_for_sale: row.is_for_sale && price !== undefined,
  }
}
