import type { ShopConfig } from '../config.ts'
import type { ShippingCountry, ShippingRate } from '../section/shipping.ts'

/** What is to be sent: gross value in cents and weight in grams of all its goods. */
export type Parcel = {
  country: string
  zip: string
  /** Shipping groups of the goods; '' is the default group. */
  groups: readonly string[]
  value: number
  weight: number
}

type ShippingQuote = {
  /** Whole cents, gross. */
  amount: number
  /** The group whose price counts. */
  group: string
  provider: string
  days: { min: number; max: number }
  /** Cents of goods that are missing until shipping is free; null where it never is. */
  missingForFree: number | null
}

export type NoShipping = { reason: 'country' | 'zip' | 'group'; group?: string }

/** What cars of a country carry, where it is not its code. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ DE: 'D', AT: 'A', BE: 'B', ES: 'E', FI: 'FIN', FR: 'F', HU: 'H', IE: 'IRL', IT: 'I' },
  ...{ LU: 'L', NO: 'N', PT: 'P', SE: 'S', SI: 'SLO', LI: 'FL' },
}

type Priced = { group: string; amount: number; provider: string; freeFrom: number | null }

/**
 * What shipping costs. Everything travels together: the steps look at all goods, and of several
 * groups the dearest one counts (decision 032).
 * @example quoteShipping(shop, { country: 'DE', zip: '25813', groups: [''], value: 2500, weight: 800 })
 */
export function quoteShipping(
  { shipping }: Pick<ShopConfig, 'shipping'>,
  parcel: Parcel,
): ShippingQuote | NoShipping {
  const country = shipping.country.find(({ code }) => code === parcel.country)
  if (!country?.is_open) return { reason: 'country' }
  if (isExcluded(country, parcel.zip)) return { reason: 'zip' }
  const ids = parcel.groups.map((group) => group || shipping.default_shipping_group)
  const priced: Priced[] = []
  for (const id of new Set(ids)) {
    const one = pricedBy(shipping, id, parcel)
    if (!one) return { reason: 'group', group: id }
    priced.push(one)
  }
  const dearest = priced.reduce<Priced | undefined>(
    (most, one) => (most && most.amount >= one.amount ? most : one),
    undefined,
  )
  if (!dearest) return { reason: 'group' }
  const { amount, group, provider, freeFrom } = dearest
  return {
    amount,
    group,
    provider,
    days: { min: country.days_min, max: country.days_max },
    missingForFree: freeFrom === null ? null : Math.max(0, freeFrom - parcel.value),
  }
}

export function isNoShipping(quote: ShippingQuote | NoShipping): quote is NoShipping {
  return 'reason' in quote
}

function pricedBy(
  { groups, types }: ShopConfig['shipping'],
  id: string,
  parcel: Parcel,
): Priced | undefined {
  const rates = groups.find(({ uuid }) => uuid === id)?.rates ?? []
  const rate = rates.find(({ countries }) => countries.includes(parcel.country))
  const price = rate && priceOf(rate, types.weight ? parcel : { ...parcel, weight: 0 })
  if (!rate || price === undefined) return undefined
  return { group: id, amount: price, provider: rate.provider, freeFrom: rate.free_from }
}

function priceOf(
  { steps, free_from }: ShippingRate,
  { value, weight }: Parcel,
): number | undefined {
  const fits = (limit: number | null, given: number) => limit === null || given <= limit
  const carried = steps.filter((step) => fits(step.up_to_weight, weight))
  // What is too heavy for every step is not carried at all, however much it costs.
  if (free_from !== null && value >= free_from) return carried.length > 0 ? 0 : undefined
  return carried.find((step) => fits(step.up_to_value, value))?.price
}

function isExcluded({ code, excluded_zips }: ShippingCountry, given: string): boolean {
  const zip = bare(given, code)
  return zip !== '' && excluded_zips.some((pattern) => matches(compact(pattern), zip))
}

/** Some write the sign of their country in front: 'D-27498', 'AT 1010'. */
function bare(given: string, country: string): string {
  const zip = compact(given)
  const hasLetters = zip.match(/^([A-Z]{1,3})-?(?=\d)/)
  const sign = hasLetters?.[1] ?? ''
  return [country, SIGNS[country]].includes(sign) ? zip.slice(hasLetters?.[0].length) : zip
}

/** '278*' is a beginning, '25845-25870' a range of numbers. */
function matches(pattern: string, zip: string): boolean {
  if (pattern.endsWith('*')) return zip.startsWith(pattern.slice(0, -1))
  const [from = '', to] = pattern.split('-')
  if (to === undefined) return zip === pattern
  return zip.length === from.length && from <= zip && zip <= to
}

function compact(zip: string): string {
  return zip.replace(/\s/g, '').toUpperCase()
}
