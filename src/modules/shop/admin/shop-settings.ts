import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, choice, choices } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { image } from '#kernel/admin/fields/kinds/file-fields.ts'
import { money, number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { email, multiline, secret, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group, list } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { COUNTRIES } from '#kernel/i18n/countries.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { type ShopConfig, shopSection } from '../config.ts'
import { LawSummary } from '../law/admin/rule-counts.tsx'
import { ORDER_BUTTONS, PAYMENT_SOURCES, type PaymentLimit } from '../section/shop-parts.ts'
import { withCountries } from './country-words.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { messages } from './messages.ts'
import { PATHS } from './paths.ts'

const shared = { access: admin, section: shopSection, source: configSource }
const place = () => text({ max: 500, code: true })
/** Keys for trying out and keys for real money are never looked at together. */
const inTest = { when: ({ mode }: { mode?: unknown }) => mode === 'dev' }
const inLive = { when: ({ mode }: { mode?: unknown }) => mode === 'live' }
const key = (shown: typeof inTest) => text({ max: 300, code: true, ...shown })

export const generalSettings = settingsScreen({
  ...shared,
  path: PATHS.general,
  title: { de: de.general.title, en: en.general.title },
  words: wordsOf(messages, 'general'),
  fields: {
    info: group<ShopConfig['info']>({
      title: text({ max: 200 }),
      address: text({ max: 200 }),
      zip: text({ max: 20 }),
      city: text({ max: 100 }),
      email: email(),
      bankverbindung: multiline({ max: 500, rows: 3 }),
    }),
    currency: text({ required: true, max: 3, pattern: /^[A-Z]{3}$/, code: true }),
    prefix_currency: boolean(),
    showPrice: boolean(),
    showShippingCosts: boolean(),
    item_fields: text({ max: 1000 }),
    checkout: group<ShopConfig['checkout']>({
      allow_guests: boolean(),
      accept_special_conditions: boolean(),
      confirm_age: boolean(),
      prepayment_days: number({ required: true, min: 1, max: 60 }),
      invoice_after_orders: number({ required: true, min: 0, max: 100 }),
      order_button: choice(ORDER_BUTTONS, { required: true, look: 'segments' }),
    }),
    addresses: group<ShopConfig['addresses']>({
      shop: place(),
      product_search: place(),
      checkout: place(),
      price_request: place(),
      terms: place(),
      shipping_costs: place(),
      privacy: place(),
      imprint: place(),
      disclaimer: place(),
      special_conditions: place(),
      additional_info: place(),
      login: place(),
      signup: place(),
      account: place(),
      reset_password: place(),
      reset_2fa: place(),
      verify: place(),
    }),
  },
  form: {
    main: {
      info: ['info'],
      prices: [
        ['currency', 'prefix_currency'],
        ['showPrice', 'showShippingCosts'],
      ],
      products: ['item_fields'],
      checkout: ['checkout'],
      addresses: ['addresses'],
    },
  },
})

export const systemSettings = settingsScreen({
  ...shared,
  path: PATHS.system,
  title: { de: de.system.title, en: en.system.title },
  words: withCountries(wordsOf(messages, 'system'), ['payments.limits.countries']),
  fields: {
    paymentsources: group<ShopConfig['paymentsources']>({
      configured: choices(PAYMENT_SOURCES),
      enabled: choices(PAYMENT_SOURCES),
    }),
    card: group<ShopConfig['card']>({
      mode: choice(['dev', 'live'], { required: true, look: 'segments' }),
      publishable_key_dev: key(inTest),
      secret_key_dev: secret(inTest),
      webhook_secret_dev: secret(inTest),
      publishable_key_live: key(inLive),
      secret_key_live: secret(inLive),
      webhook_secret_live: secret(inLive),
    }),
    paypal: group<ShopConfig['paypal']>({
      mode: choice(['dev', 'live'], { required: true, look: 'segments' }),
      client_id_dev: key(inTest),
      secret_dev: secret(inTest),
      webhook_id_dev: key(inTest),
      client_id_live: key(inLive),
      secret_live: secret(inLive),
      webhook_id_live: key(inLive),
    }),
    payments: group<ShopConfig['payments']>({
      limits: list<PaymentLimit>(
        {
          source: choice(PAYMENT_SOURCES, { required: true }),
          countries: choices(COUNTRIES),
          min: money({ min: 0 }),
          max: money({ min: 0 }),
        },
        { max: 50, item: () => ({ source: 'invoice' }) },
      ),
      online_minutes: number({ required: true, min: 35, max: 1380 }),
      rehearsal: boolean(),
    }),
    law: group<ShopConfig['law']>({ warranty_notice: image(fileSource) }),
  },
  form: {
    main: {
      payments: ['paymentsources'],
      rules: ['payments'],
      card: ['card'],
      paypal: ['paypal'],
      law: ['law'],
      check: LawSummary,
    },
  },
})
