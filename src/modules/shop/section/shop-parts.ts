import { z } from 'zod'
import { Cents, Email, Id, requiredText, text } from '#kernel/contract/fields.ts'
import { ImageAddress } from '#kernel/contract/sections/address-fields.ts'
import { COUNTRIES } from '#kernel/i18n/countries.ts'

const Percent = z.number().min(0).max(100)

export const PAYMENT_SOURCES = [
  'invoice',
  'klarna',
  'eps',
  'paypal',
  'creditcard',
  'pickup',
  'prepayment',
] as const

export const PaymentSources = z.strictObject({
  configured: z.array(z.enum(PAYMENT_SOURCES)).max(20).default(['invoice', 'prepayment', 'pickup']),
  enabled: z.array(z.enum(PAYMENT_SOURCES)).max(20).default(['invoice', 'prepayment']),
})

export const Voucher = z.strictObject({
  enabled: z.boolean().default(false),
  image: ImageAddress.default(''),
})

export const DiscountGroup = z.strictObject({
  uuid: Id,
  title: requiredText(100),
  percent: Percent,
})

export const ShopInfo = z.strictObject({
  title: text(200).default(''),
  address: text(200).default(''),
  zip: text(20).default(''),
  city: text(100).default(''),
  email: z.union([z.literal(''), Email], { error: 'email' }).default(''),
  bankverbindung: text(500).default(''),
})

/** Words on the order button the law takes (§ 312j (3) BGB): there are no others. */
export const ORDER_BUTTONS = ['order', 'buy'] as const

export const Checkout = z.strictObject({
  accept_special_conditions: z.boolean().default(false),
  confirm_age: z.boolean().default(false),
  allow_guests: z.boolean().default(true),
  /** After so many whole days without the money an order by prepayment gives its goods back. */
  prepayment_days: z.int().min(1).max(60).default(7),
  /** So many orders an account has paid before it may buy by invoice. */
  invoice_after_orders: z.int().min(0).max(100).default(0),
  order_button: z.enum(ORDER_BUTTONS).default('order'),
})

/** From whom and up to which amount; a source without a limit is for everyone. */
export const PaymentLimit = z.strictObject({
  source: z.enum(PAYMENT_SOURCES),
  /** Of the invoice; none means all. */
  countries: z.array(z.enum(COUNTRIES)).max(COUNTRIES.length).default([]),
  min: Cents.min(0).nullable().default(null),
  max: Cents.min(0).nullable().default(null),
})
export type PaymentLimit = z.infer<typeof PaymentLimit>

export const Payments = z.strictObject({
  /** Plays the providers on our own pages, as long as there is no key that moves money. */
  rehearsal: z.boolean().default(false),
  /** How long an order waits for an online payment. A provider's page lives at least 30. */
  online_minutes: z.int().min(35).max(1380).default(35),
  limits: z.array(PaymentLimit).max(50).default([]),
})

export const PaypalProvider = z.strictObject({
  mode: z.enum(['dev', 'live']).default('dev'),
  client_id_dev: text(300).default(''),
  secret_dev: text(300).default(''),
  webhook_id_dev: text(300).default(''),
  client_id_live: text(300).default(''),
  secret_live: text(300).default(''),
  webhook_id_live: text(300).default(''),
})

/** A key says itself whether it moves money; filed under the other kind it would charge for tests, or not at all. */
function keyOf(kind: 'test' | 'live') {
  const other = kind === 'test' ? 'live' : 'test'
  return text(300)
    .refine((key) => !['sk', 'rk', 'pk'].some((one) => key.startsWith(`${one}_${other}_`)), {
      error: kind === 'test' ? 'testKey' : 'liveKey',
    })
    .default('')
}

/** The publishable keys are made for browsers, the others never leave the server. */
export const CardProvider = z.strictObject({
  mode: z.enum(['dev', 'live']).default('dev'),
  publishable_key_dev: keyOf('test'),
  publishable_key_live: keyOf('live'),
  secret_key_dev: keyOf('test'),
  secret_key_live: keyOf('live'),
  webhook_secret_dev: text(300).default(''),
  webhook_secret_live: text(300).default(''),
})

export const Law = z.strictObject({
  /** The official notice on the statutory guarantee, as its owner uploaded it; never drawn by us. */
  warranty_notice: Id.nullable().default(null),
  /** By rule: what its owner has looked at and confirmed. */
  confirmed: z.record(text(20), text(200)).default({}),
})
