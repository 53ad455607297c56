import type { Settings } from '#kernel/server/settings.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import { centsText } from '../../products/cents-text.ts'
import type { Availability } from '../../products/online-state.ts'
import type { Size } from '../../products/size.ts'

type Site = { settings: Pick<Settings, 'baseUrl'> }
type Thing = Readonly<Record<string, unknown>>

const CONTEXT = { '@context': 'https://schema.org' }

/** The way to a page, for search engines. */
export function breadcrumbs(site: Site, way: readonly SiteLink[]): Thing {
  return { ...CONTEXT, ...breadcrumbList(site, way) }
}

type Described = {
  title: string
  summary: string
  images: readonly string[]
  sku: string
  gtin: string
  brand: string
  /** Grams. */
  weight: number | null
  size: Size | null
  href: string
  /** Absent where no price is shown. */
  offer?: { low: number; high: number; count: number; currency: string }
  /** Null: nobody counts it. */
  availability: Availability | null
}

/** A product and the way to it. Prices stand here exactly where they stand on the page. */
export function productThing(site: Site, described: Described, way: readonly SiteLink[]): Thing {
  const { title, summary, images, sku, gtin, brand, href, offer, availability } = described
  const { weight, size } = described
  const { baseUrl } = site.settings
  return {
    ...CONTEXT,
    '@graph': [
      {
        '@type': 'Product',
        name: title,
        url: baseUrl + href,
        ...(summary && { description: summary }),
        ...(images.length > 0 && { image: images.map((path) => baseUrl + path) }),
        ...(sku && { sku }),
        ...(gtin && { gtin }),
        ...(brand && { brand: { '@type': 'Brand', name: brand } }),
        ...(weight && { weight: measure(weight, 'GRM') }),
        ...(size && sidesOf(size)),
        ...(offer && { offers: { ...offerOf(offer, baseUrl + href), ...stockOf(availability) } }),
      },
      breadcrumbList(site, way),
    ],
  }
}

/** By its code in UN/CEFACT Recommendation 20. */
function measure(value: number, unitCode: 'GRM' | 'MMT'): Thing {
  return { '@type': 'QuantitativeValue', value, unitCode }
}

function sidesOf({ length, width, height }: Size): Thing {
  return {
    depth: measure(length, 'MMT'),
    width: measure(width, 'MMT'),
    ...(height !== null && { height: measure(height, 'MMT') }),
  }
}

const SCHEMA_STOCK: Readonly<Record<Availability, string>> = {
  in_stock: 'InStock',
  few: 'LimitedAvailability',
  backorder: 'BackOrder',
  sold_out: 'SoldOut',
}

function stockOf(availability: Availability | null) {
  return availability && { availability: `https://schema.org/${SCHEMA_STOCK[availability]}` }
}

function offerOf({ low, high, count, currency }: NonNullable<Described['offer']>, url: string) {
  const shared = { priceCurrency: currency, url }
  if (count === 1 || low === high) return { '@type': 'Offer', price: centsText(low), ...shared }
  return {
    '@type': 'AggregateOffer',
    lowPrice: centsText(low),
    highPrice: centsText(high),
    offerCount: count,
    ...shared,
  }
}

function breadcrumbList({ settings }: Site, way: readonly SiteLink[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: settings.baseUrl + href,
    })),
  }
}
