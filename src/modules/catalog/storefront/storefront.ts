import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { PictureData } from '#modules/files/picture.ts'
import type { GroupTile } from '#modules/pages/blocks/product-groups/block.ts'
import type {
  OwnPriceNotes,
  PriceNotes,
  ProductCard,
  ShownPrice,
} from '#modules/pages/blocks/product-list/block.ts'
import type { Availability } from '../products/online-state.ts'
import type { Facet } from '../search/product-search.ts'

export type ShopPageData = {
  /** '' for the whole shop. */
  title: string
  text: RichText
  way: readonly SiteLink[]
  groups: readonly GroupTile[]
  products: readonly ProductCard[]
  /** By what they can be narrowed down; each leads to the search. */
  facets: readonly Facet[]
  notes: PriceNotes
  home: string
  /** Where products are searched. */
  search: string
  contact: readonly SiteLink[]
  /** Earlier and later pages of the list. */
  before: string | null
  after: string | null
}

/** The first page of the shop, and each group. Their addresses are data, so a resolver finds them. */
export const shopPage = sitePage<ShopPageData>({
  name: 'shop',
  path: { de: '/shop', en: '/en/shop' },
  query: ['page', 'after'],
})

/** A value that leads to the variant which has it. */
type ChoiceValue = {
  label: string
  href: string
  isChosen: boolean
  /** Colours only: beside their name. */
  swatch: { hex: string; picture: PictureData | null } | null
}

export type Choice = { label: string; values: readonly ChoiceValue[] }

type BuyForm = {
  /** Where it is sent. */
  action: string
  /** Null until one of several is chosen. */
  variant: string | null
  /** Decimals: '1', '0.5'; an empty `max` is none. */
  quantity: { min: string; max: string; step: string }
  unit: string
}

type Fact = { label: string; value: string }
type Address = { title: string; lines: readonly string[] }

export type ProductPageData = {
  id: string
  title: string
  summary: string
  text: RichText
  pictures: readonly PictureData[]
  way: readonly SiteLink[]
  price: ShownPrice | null
  notes: OwnPriceNotes
  /** Null: nobody counts it. */
  availability: Availability | null
  buy: BuyForm | null
  /** '3–5 Werktage' */
  delivery: string
  choices: readonly Choice[]
  facts: readonly Fact[]
  makers: readonly Address[]
  warnings: readonly string[]
  label: PictureData | null
  isAdult: boolean
  /** Why this cannot be withdrawn from; '' when it can. */
  withdrawal: string
  contact: readonly SiteLink[]
  related: readonly ProductCard[]
}

export const productPage = sitePage<ProductPageData>({
  name: 'product',
  path: { de: '/shop', en: '/en/shop' },
  query: ['variant'],
})

/** What shipping costs: a line for each country and step. */
export type ShippingPageData = {
  groups: readonly {
    title: string
    rates: readonly { countries: string; days: string; steps: readonly Fact[]; freeFrom: string }[]
  }[]
  /** False: the amounts are said on request. */
  isShown: boolean
  pickups: readonly Address[]
  contact: readonly SiteLink[]
}

/** In the place of the one for businesses without a shop. */
export const shippingPage = sitePage<ShippingPageData>({
  name: 'shop-shipping',
  path: { de: '/Versandkosten', en: '/en/shipping-costs' },
})
