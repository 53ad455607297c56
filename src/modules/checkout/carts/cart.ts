import { z } from 'zod'
import { Email, Id, Phone, requiredText, text } from '#kernel/contract/fields.ts'
import { COUNTRIES } from '#kernel/i18n/countries.ts'
import { VAT_ID_STATES, VatId } from '#modules/customers/vat-ids/vat-id.ts'
import { PAYMENT_SOURCES } from '#modules/payments/payments/life-cycle.ts'

/** The specification's mandatory fields of an address, and three that may be empty. */
export const CartAddress = z.strictObject({
  company: text(120).trim().default(''),
  vat_id: z.union([z.literal(''), VatId], { error: 'vat_id' }).default(''),
  first_name: requiredText(80),
  last_name: requiredText(80),
  address: requiredText(120),
  zip: requiredText(12),
  city: requiredText(80),
  country: z.enum(COUNTRIES, { error: 'country' }),
  phone: z.union([z.literal(''), Phone], { error: 'phone' }).default(''),
})
export type CartAddress = z.infer<typeof CartAddress>

/** What the register of the EU says of the VAT id in the address, and when it did. */
const CartVatCheck = z.object({
  vat_id: z.string(),
  state: z.enum(VAT_ID_STATES),
  /** As registered; '' where the country does not tell. */
  name: z.string(),
  address: z.string(),
  reference: z.string(),
  at: z.string(),
})
export type CartVatCheck = z.infer<typeof CartVatCheck>

/** In the order of the form, so that what is wrong is named from its top. */
export const Buyer = z.strictObject({ email: Email, ...CartAddress.shape })
export type Buyer = z.infer<typeof Buyer>
export const BUYER_FIELDS = Buyer.keyof().options

/** To the address, or to be fetched at one of the shop's places. */
export const CartDelivery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ship') }),
  z.strictObject({ kind: z.literal('pickup'), location: Id }),
])
export type CartDelivery = z.infer<typeof CartDelivery>

export const CartPayment = z.enum(PAYMENT_SOURCES)

/** Opaque, and only its hash is kept. */
export const CART_COOKIE = 'kontor_cart'

/** How many different things a cart holds at most. */
export const MAX_LINES = 100

export const STEPS = ['cart', 'address', 'shipping', 'payment', 'review', 'done'] as const
export type Step = (typeof STEPS)[number]
