import { uuidv7 } from 'uuidv7'
import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { boolean, choice, choices } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { date } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { money, number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group, list } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { COUNTRIES } from '#kernel/i18n/countries.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { type ShopConfig, shopSection } from '../config.ts'
import type {
  PickupPlace,
  ShippingCountry,
  ShippingGroup,
  ShippingProvider,
  ShippingRate,
} from '../section/shipping.ts'
import type { VatGroup, VatRate } from '../section/vat.ts'
import { CountriesInput } from './countries-input.tsx'
import { withCountries } from './country-words.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { messages } from './messages.ts'
import { PATHS } from './paths.ts'
import { ShippingCalculator } from './shipping-calculator.tsx'
import { storedChoice } from './stored-choice.tsx'

const shared = { access: admin, section: shopSection, source: configSource }
const withId = () => ({ uuid: uuidv7() })

export const vatSettings = settingsScreen({
  ...shared,
  path: PATHS.vat,
  title: { de: de.vat.title, en: en.vat.title },
  words: withCountries(wordsOf(messages, 'vat'), ['vat.home', 'vat.groups.rates.country']),
  fields: {
    vat: group<ShopConfig['vat']>({
      groups: list<VatGroup>(
        {
          title: text({ required: true, max: 100 }),
          rates: list<VatRate>(
            {
              country: choice(COUNTRIES, { required: true }),
              rate: text({ required: true, max: 8 }),
              from: date(),
              to: date(),
            },
            { item: () => ({ country: 'DE' }) },
          ),
        },
        { max: 50, item: withId },
      ),
      default_vat_group: storedChoice(({ vat }) => vat.groups),
      home: choice(COUNTRIES, { required: true }),
      oss: boolean(),
      small_business: boolean(),
      small_business_note: text({
        max: 300,
        when: ({ small_business }) => small_business === true,
      }),
      label: text({ max: 100 }),
      show_detailed: boolean(),
      details_label: text({ max: 100, when: ({ show_detailed }) => show_detailed === true }),
    }),
  },
  form: { main: { vat: ['vat'] } },
})

export const countrySettings = settingsScreen({
  ...shared,
  path: PATHS.countries,
  title: { de: de.countries.title, en: en.countries.title },
  words: wordsOf(messages, 'countries'),
  fields: {
    shipping: group<ShopConfig['shipping']>({
      country: customField<ShippingCountry[]>({
        empty: [],
        Input: CountriesInput,
        plain: (countries) =>
          countries
            .filter(({ is_open }) => is_open)
            .map(({ title }) => title)
            .join(', '),
      }),
    }),
    cc_locations: group<ShopConfig['cc_locations']>({
      location: list<PickupPlace>(
        {
          title: text({ required: true, max: 200 }),
          address: text({ max: 200 }),
          zip: text({ max: 20 }),
          city: text({ max: 100 }),
          hours: multiline({ max: 500, rows: 2 }),
        },
        { max: 100, item: withId },
      ),
    }),
  },
  form: { main: { countries: ['shipping'], pickup: ['cc_locations'] } },
})

export const shippingSettings = settingsScreen({
  ...shared,
  path: PATHS.groups,
  title: { de: de.shipping.title, en: en.shipping.title },
  words: withCountries(wordsOf(messages, 'shipping'), ['shipping.groups.rates.countries']),
  fields: {
    shipping: group<ShopConfig['shipping']>({
      types: group<ShopConfig['shipping']['types']>({ weight: boolean() }),
      groups: list<ShippingGroup>(
        {
          title: text({ required: true, max: 100 }),
          rates: list<ShippingRate>(
            {
              countries: choices(COUNTRIES, { required: true }),
              steps: list<ShippingRate['steps'][number]>(
                {
                  price: money({ required: true, min: 0 }),
                  up_to_value: money({ min: 0 }),
                  up_to_weight: number({ unit: 'kg', scale: 1000, decimals: 3, min: 1 }),
                },
                { min: 1, max: 50 },
              ),
              free_from: money({ min: 0 }),
              provider: storedChoice(({ shipping }) => shipping.providers),
            },
            { max: 100, item: () => ({ steps: [FIRST_STEP] }) },
          ),
        },
        { max: 50, item: withId },
      ),
      default_shipping_group: storedChoice(({ shipping }) => shipping.groups),
      providers: list<ShippingProvider>(
        {
          title: text({ required: true, max: 100 }),
          tracking_url: text({ max: 500, code: true }),
        },
        { max: 50, item: withId },
      ),
    }),
  },
  form: { main: { rates: ['shipping'], calculator: ShippingCalculator } },
})

const FIRST_STEP = { price: 490, up_to_value: null, up_to_weight: null }
