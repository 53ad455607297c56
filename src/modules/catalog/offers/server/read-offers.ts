import { sql } from 'kysely'
import { anyOf } from '#kernel/server/database/any-of.ts'
import type { BasePrice } from '#modules/pricing/base-price/base-price.ts'
import type { Product } from '../../products/product.ts'
import { isOnline } from '../../products/server/find-products.ts'
import { pricesAt } from '../../products/server/prices/price-log.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { wordsIn } from '../../storefront/server/product-cards.ts'

type Row = {
  id: string
  product_id: string
  slug: string
  title: string
  summary: string
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
  delivery_days: Product['delivery_days']
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
  /** What matters most about it. */
  summary: { de: string; en: string }
  variant_title: { de: string; en: string }
  sku: string
  unit: string
  /** Grams. */
  weight: number
  /** Whole cents, gross. */
  price: number
  /** What a kilogram, litre or metre of it costs. */
  base: BasePrice | null
  vat_group: string | null
  shipping_group: string | null
  order_quantity: Product['order_quantity']
  /** Working days; null: what shipping says. */
  delivery_days: Product['delivery_days']
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
    select v.id, v.product_id, products.slug, products.title, products.summary, products.en, c.title as color,
      c.title_en as color_en, v.axes, products.axes as axis_names, v.sku, products.unit, v.weight,
      products.vat_group, products.shipping_group, products.order_quantity, products.delivery_days, products.is_adult,
      products.withdrawal,
      ${isOnline} and not products.is_on_request as is_for_sale
    from product_variants v join products on products.id = v.product_id
      left join product_colors c on c.id = v.color
    where v.id = ${anyOf(variants)}`.execute(db)
  const prices = await pricesAt(db, [...new Set(rows.map(({ product_id }) => product_id))])
  return new Map(
    rows.map((row) => {
      const price = prices.get(row.product_id)?.get(row.id)
      return [row.id, toOffer(row, price)]
    }),
  )
}

type Price = { price: number; base: BasePrice | null }

function toOffer(row: Row, price: Price | undefined): Offer {
  const { id, product_id, slug, sku, unit, vat_group, shipping_group } = row
  const words = { de: wordsIn('de', row), en: wordsIn('en', row) }
  const english = row.axes.map((value, at) => {
    const known = row.axis_names[at]?.values.find((one) => one.value === value)
    return known?.value_en || value
  })
  const named = (color: string | null, axes: readonly string[]) =>
    [...(color ? [color] : []), ...axes].join(', ')
  return {
    ...{ variant: id, product: product_id, slug, sku, unit, vat_group, shipping_group },
    title: { de: words.de.title, en: words.en.title },
    summary: { de: words.de.summary, en: words.en.summary },
    variant_title: {
      de: named(row.color, row.axes),
      en: named(row.color_en || row.color, english),
    },
    weight: row.weight ?? 0,
    price: price?.price ?? 0,
    base: price?.base ?? null,
    order_quantity: row.order_quantity,
    delivery_days: row.delivery_days,
    is_adult: row.is_adult,
    withdrawal: row.withdrawal,
    is_for_sale: row.is_for_sale && price !== undefined,
  }
}
