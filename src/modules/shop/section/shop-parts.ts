import { z } from 'zod'
import { Email, Id, requiredText, text } from '#kernel/contract/fields.ts'
import { ImageAddress } from '#kernel/contract/sections/address-fields.ts'

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

export const Checkout = z.strictObject({
  accept_special_conditions: z.boolean().default(false),
  confirm_age: z.boolean().default(false),
  allow_guests: z.boolean().default(true),
  /** After so many whole days without the money an order by prepayment gives its goods back. */
  prepayment_days: z.int().min(1).max(60).default(7),
  /** So many orders an account has paid before it may buy by invoice. */
  invoice_after_orders: z.int().min(0).max(100).default(0),
})

/** The publishable keys are made for browsers, the others never leave the server. */
export const CardProvider = z.strictObject({
  mode: z.enum(['dev', 'live']).default('dev'),
  publishable_key_dev: text(300).default(''),
  publishable_key_live: text(300).default(''),
  secret_key_dev: text(300).default(''),
  secret_key_live: text(300).default(''),
  webhook_secret_dev: text(300).default(''),
  webhook_secret_live: text(300).default(''),
})
