import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { thingRef } from '#kernel/site/block/field-marks.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import type { PictureData } from '#modules/files/picture.ts'
import { defaultWords } from '../palette/messages-default.ts'

/** A price as visitors read it; amounts are written out. */
export type ShownPrice = {
  amount: string
  /** The cheapest of several. */
  isFrom: boolean
  strike: { amount: string; percent: number } | null
  /** '6,00 € / kg' */
  base: string | null
}

/** What must stand beside every price: VAT, and the way to what shipping costs. */
export type PriceNotes = { vat: string; shipping: SiteLink }
/** Of one product: what is only downloaded costs nothing to send. */
export type OwnPriceNotes = { vat: string; shipping: SiteLink | null }

/** A product as lists announce it. */
export type ProductCard = {
  id: string
  href: string
  title: string
  summary: string
  picture: PictureData | null
  /** Null: on request. */
  price: ShownPrice | null
  /** How it gets into the cart from a list; without a form one has to choose first. */
  quick?: QuickAdd | null
}

type QuickAdd = {
  label: string
  form: { action: string; variant: string; quantity: string } | null
}

/** What the module of products brings. */
export type ListedProducts = { products: readonly ProductCard[]; notes: PriceNotes }

const PRODUCT_SOURCES = ['newest', 'group', 'chosen'] as const

export const productList = blockType({
  name: 'product-list',
  v: 1,
  label: { de: 'Produkte', en: 'Products' },
  group: 'business',
  icon: 'package',
  module: 'catalog',
  schema: z.object({
    title: text(200).default(''),
    source: z.enum(PRODUCT_SOURCES).default('newest'),
    /** Those of a group and of all groups below it. */
    group: thingRef('product-group').nullable().default(null),
    /** In this order. */
    products: z.array(thingRef('product')).max(24).default([]),
    count: z.int().min(1).max(24).default(4),
    hasPrices: z.boolean().default(true),
  }),
  defaults: (lang) => ({ title: defaultWords(lang)('products') }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<ListedProducts>(),
})
