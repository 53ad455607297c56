import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint, type RateLimit } from '#kernel/contract/endpoint.ts'
import { Id, IdParams } from '#kernel/contract/fields.ts'
import { OrderDelivery, OrderLine, OrderTotals } from '#modules/orders/orders/order.ts'
import { Quantity } from '#modules/stock/levels/quantity.ts'
import { Buyer, CART_COOKIE, CartDelivery, CartPayment } from './cart.ts'

const limit: RateLimit = { max: 120, seconds: 60, per: 'ip' }
const PositiveQuantity = Quantity.refine((value) => Number(value) > 0, { error: 'quantity' })

const Notice = z.discriminatedUnion('code', [
  /** It is not sold any more, and left out of the sums. */
  z.object({ code: z.literal('gone'), line: Id, title: z.string() }),
  /** It cost something else when its owner put it in. */
  z.object({
    code: z.literal('price_changed'),
    line: Id,
    title: z.string(),
    before: z.int(),
    now: z.int(),
  }),
  /** So much of it cannot be ordered any more; `max` is empty where there is no most. */
  z.object({
    code: z.literal('quantity'),
    line: Id,
    title: z.string(),
    min: z.string(),
    max: z.string(),
    step: z.string(),
  }),
  /** VAT is charged although the VAT id `title` was typed, and why. */
  z.object({
    code: z.literal('vat_id'),
    title: z.string(),
    state: z.enum([
      ...['none', 'asked', 'invalid', 'unavailable'],
      ...['other_name', 'elsewhere', 'not_offered'],
    ] as const),
  }),
])
export type Notice = z.infer<typeof Notice>

/** What matters most about the thing, and what a kilogram, litre or metre of it costs. */
const CartLine = OrderLine.extend({
  summary: z.string(),
  base: z.object({ price: z.int(), unit: z.string() }).nullable(),
})
export type CartLine = z.infer<typeof CartLine>

const Cart = z.object({
  lines: z.array(CartLine),
  totals: OrderTotals,
  vat: OrderTotals.shape.by_rate,
  currency: z.string(),
  delivery: OrderDelivery.nullable(),
  /** What sending would cost; null while nobody knows where to. */
  shipping: z.int().nullable(),
  notices: z.array(Notice),
  /** 0: nothing was put into it yet. */
  version: z.int(),
})
export type Cart = z.infer<typeof Cart>

export const readCart = endpoint({
  method: 'GET',
  path: '/api/v0/cart/',
  access: anyone,
  onSite: true,
  reply: Cart,
  summary: 'The cart of this browser, priced as of now',
})

export const addCartLine = endpoint({
  method: 'POST',
  path: '/api/v0/cart/line',
  access: anyone,
  onSite: true,
  body: z.strictObject({ variant: Id, quantity: PositiveQuantity }),
  limit,
  reply: Cart,
  summary: 'Puts a variant into the cart',
})

export const setCartLine = endpoint({
  method: 'PUT',
  path: '/api/v0/cart/line',
  access: anyone,
  onSite: true,
  body: z.strictObject({ _id: Id, quantity: PositiveQuantity }),
  limit,
  reply: Cart,
  summary: 'Another quantity of a line of the own cart',
})

export const removeCartLine = endpoint({
  method: 'DELETE',
  path: '/api/v0/cart/line/:id',
  access: anyone,
  onSite: true,
  params: IdParams,
  limit,
  reply: Cart,
  summary: 'Takes a line out of the own cart',
})

export const setAddress = endpoint({
  method: 'PUT',
  path: '/api/v0/checkout/address',
  access: anyone,
  onSite: true,
  body: Buyer,
  limit,
  reply: Cart,
  summary: 'Who buys and where they live',
})

export const setDelivery = endpoint({
  method: 'PUT',
  path: '/api/v0/checkout/shipping',
  access: anyone,
  onSite: true,
  body: z.strictObject({ delivery: CartDelivery }),
  limit,
  reply: Cart,
  summary: 'Sent to the address, or fetched at one of the places of the shop',
})

export const setPayment = endpoint({
  method: 'PUT',
  path: '/api/v0/checkout/payment',
  access: anyone,
  onSite: true,
  body: z.strictObject({ payment_source: CartPayment }),
  limit,
  reply: Cart,
  summary: 'How it is paid',
})

export const reviewCall = endpoint({
  method: 'POST',
  path: '/api/v0/checkout/review',
  access: anyone,
  onSite: true,
  limit,
  reply: z.object({ review: z.string(), document: Cart }),
  summary: 'What would be ordered; holds the goods for 15 minutes',
})

export const orderCall = endpoint({
  method: 'POST',
  path: '/api/v0/checkout/order',
  access: anyone,
  onSite: true,
  body: z.strictObject({
    review: z.string().max(100),
    accept_terms: z.boolean().default(false),
    accept_special_conditions: z.boolean().default(false),
    confirm_age: z.boolean().default(false),
    accept_digital: z.boolean().default(false),
  }),
  idempotent: true,
  guestCookie: CART_COOKIE,
  limit: { max: 20, seconds: 60, per: 'ip' },
  reply: z.object({
    order: z.object({ _id: Id, number: z.string(), token: z.string() }),
    redirect: z.string(),
  }),
  summary: 'Orders what was reviewed, with costs; 409 when something changed since',
})
