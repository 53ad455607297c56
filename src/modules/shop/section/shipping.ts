import { z } from 'zod'
import { Cents, Id, requiredText, text } from '#kernel/contract/fields.ts'
import { SiteAddress } from '#kernel/contract/sections/address-fields.ts'
import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import { Chosen, CountryCode, hasDistinctIds, isListed } from './vat.ts'

const DAYS = z.int().min(0).max(365)
const Amount = Cents.min(0).max(100_000_000)

/** '25849', '278*' or '25845-25870'. */
const ZipPattern = z
  .string()
  .trim()
  .regex(/^(?:[A-Z\d -]{1,10}\*?|\d{1,10}-\d{1,10})$/i, { error: 'zip' })

const Country = z
  .strictObject({
    code: CountryCode,
    title: requiredText(100),
    /** Whether goods are sent there at all. */
    is_open: z.boolean().default(false),
    days_min: DAYS.default(2),
    days_max: DAYS.default(5),
    /** Islands and other places no carrier goes to. */
    excluded_zips: z.array(ZipPattern).max(200).default([]),
  })
  .refine(({ days_min, days_max }) => days_min <= days_max, { path: ['days_max'], error: 'period' })
export type ShippingCountry = z.infer<typeof Country>

/** The first step that is heavy and dear enough counts; without a limit it fits everything. */
const Step = z.strictObject({
  /** Grams. */
  up_to_weight: z.int().min(1).max(100_000_000).nullable().default(null),
  up_to_value: Amount.nullable().default(null),
  price: Amount,
})

const ShippingRate = z.strictObject({
  countries: z.array(CountryCode).min(1).max(250),
  steps: z.array(Step).min(1).max(50),
  free_from: Amount.nullable().default(null),
  provider: Chosen.default(''),
})
export type ShippingRate = z.infer<typeof ShippingRate>

const ShippingGroup = z.strictObject({
  uuid: Id,
  title: requiredText(100),
  rates: z.array(ShippingRate).max(100).default([]),
})
export type ShippingGroup = z.infer<typeof ShippingGroup>

const Provider = z.strictObject({ uuid: Id, title: requiredText(100), tracking_url: SiteAddress })
export type ShippingProvider = z.infer<typeof Provider>

export const PARCEL = '019a8f00-0000-7000-8000-000000000001'

/** Where a fresh shop sends to. */
const AT_FIRST = ['DE', 'AT']

export const Shipping = z
  .strictObject({
    groups: z
      .array(ShippingGroup)
      .max(50)
      .default([
        {
          uuid: PARCEL,
          title: 'Paket',
          rates: [rate(['DE'], { price: 490, free_from: 6000 }), rate(['AT'], { price: 990 })],
        },
      ]),
    default_shipping_group: Chosen.default(PARCEL),
    country: z
      .array(Country)
      .max(250)
      .default(
        COUNTRIES.map((code) => ({
          code,
          title: countryName(code, 'de'),
          is_open: AT_FIRST.includes(code),
          days_min: 2,
          days_max: 5,
          excluded_zips: [],
        })),
      ),
    providers: z.array(Provider).max(50).default([]),
    /** Steps ask for the weight, too. */
    types: z.strictObject({ weight: z.boolean().default(false) }).prefault({}),
  })
  .refine(({ groups }) => hasDistinctIds(groups), { path: ['groups'], error: 'double' })
  .refine(({ providers }) => hasDistinctIds(providers), { path: ['providers'], error: 'double' })
  .refine(({ country }) => new Set(country.map(({ code }) => code)).size === country.length, {
    path: ['country'],
    error: 'double',
  })
  .refine(({ groups, default_shipping_group }) => isListed(groups, default_shipping_group), {
    path: ['default_shipping_group'],
    error: 'reference',
  })

/** Where bought goods may be fetched. */
const PickupPlace = z.strictObject({
  uuid: Id,
  title: requiredText(200),
  address: text(200).default(''),
  zip: text(20).default(''),
  city: text(100).default(''),
  hours: text(500).default(''),
})
export type PickupPlace = z.infer<typeof PickupPlace>

export const PickupPlaces = z.strictObject({ location: z.array(PickupPlace).max(100).default([]) })

function rate(
  countries: string[],
  { price, free_from = null }: { price: number; free_from?: number | null },
): ShippingRate {
  return {
    countries,
    steps: [{ up_to_weight: null, up_to_value: null, price }],
    free_from,
    provider: '',
  }
}
