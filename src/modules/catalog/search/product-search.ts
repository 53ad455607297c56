import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { text } from '#kernel/contract/fields.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { PriceNotes, ProductCard } from '#modules/pages/blocks/product-list/block.ts'

export const LONGEST = 100

/** By what found products can be narrowed down, as their keys stand in the address. */
export const FACETS = ['group', 'color', 'price', 'stock', 'tag'] as const
export type FacetName = (typeof FACETS)[number]

/** Whole cents: where one range of prices ends and the next begins. */
export const PRICE_STEPS = [1000, 2500, 5000, 10_000, 25_000] as const

export type Facet = {
  name: FacetName
  values: readonly (SiteLink & { count: number; isChosen: boolean })[]
}

export type ProductSearchData = {
  typed: string
  /** Where the form leads to. */
  action: string
  /** Null as long as nobody asked or chose anything. */
  found: {
    products: readonly ProductCard[]
    count: number
    /** There are more than were counted. */
    isMore: boolean
    facets: readonly Facet[]
    before: string | null
    after: string | null
  } | null
  notes: PriceNotes
  /** Other places to look when nothing is found. */
  groups: readonly SiteLink[]
  contact: readonly SiteLink[]
  home: string
}

/** What visitors search; every answer is their own, so none is kept. */
export const productSearchPage = sitePage<ProductSearchData>({
  name: 'productsearch',
  path: { de: '/productsearch', en: '/en/productsearch' },
  cache: 'private',
  query: ['q', 'page', ...FACETS],
})

export const suggestProducts = endpoint({
  method: 'GET',
  path: '/api/v0/productsearch/',
  access: anyone,
  onSite: true,
  query: z.strictObject({ q: text(LONGEST).default('') }),
  reply: z.object({
    suggestions: z.array(
      z.object({
        title: z.string(),
        href: z.string(),
        image: z.string().nullable(),
        /** As it is written; null on request. */
        price: z.string().nullable(),
      }),
    ),
  }),
  limit: { max: 120, seconds: 60, per: 'ip' },
  summary: 'Products that visitors could mean while they are typing',
})
