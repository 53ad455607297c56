import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'
import { text } from '#kernel/contract/fields.ts'
import { PickupPlaces, Shipping } from './section/shipping.ts'
import { ShopAddresses } from './section/shop-addresses.ts'
import {
  CardProvider,
  Checkout,
  DiscountGroup,
  Law,
  PaymentSources,
  Payments,
  PaypalProvider,
  ShopInfo,
  Voucher,
} from './section/shop-parts.ts'
import { Vat } from './section/vat.ts'

const Shop = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  /** '€ 9,90' instead of '9,90 €'. */
  prefix_currency: z.boolean().default(false),
  vat: Vat.prefault({}),
  shipping: Shipping.prefault({}),
  cc_locations: PickupPlaces.prefault({}),
  paymentsources: PaymentSources.prefault({}),
  voucher: Voucher.prefault({}),
  discount_groups: z.array(DiscountGroup).max(100).default([]),
  info: ShopInfo.prefault({}),
  showPrice: z.boolean().default(true),
  showShippingCosts: z.boolean().default(true),
  checkout: Checkout.prefault({}),
  /** Names of additional product fields, separated by commas. */
  item_fields: text(1000).default(''),
  card: CardProvider.prefault({}),
  paypal: PaypalProvider.prefault({}),
  payments: Payments.prefault({}),
  addresses: ShopAddresses.prefault({}),
  law: Law.prefault({}),
})

export type ShopConfig = z.infer<typeof Shop>

export const shopSection = configSection({
  name: 'components.shop',
  label: { de: 'Shop', en: 'Shop' },
  schema: Shop,
  defaults: Shop.parse({}),
  publicPaths: [
    'currency',
    'prefix_currency',
    'vat.show_detailed',
    'vat.label',
    'vat.details_label',
    'vat.small_business',
    'vat.small_business_note',
    'shipping.country',
    'cc_locations.location',
    'paymentsources.enabled',
    'voucher',
    'showPrice',
    'showShippingCosts',
    'checkout',
    'card.mode',
    'addresses',
  ],
  secretPaths: [
    'card.secret_key_dev',
    'card.secret_key_live',
    'card.webhook_secret_dev',
    'card.webhook_secret_live',
    'paypal.secret_dev',
    'paypal.secret_live',
  ],
  // Names a bank account in words.
  guarded: {
    parts: ['info'],
    label: {
      de: 'Anschrift und Bankverbindung im Shop',
      en: 'Address and bank details in the shop',
    },
  },
})
