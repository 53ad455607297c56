import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import { type Browser, browserAt } from '#tests/browser.ts'
import type { Caller } from '#tests/caller.ts'
import type { TestApp } from '#tests/test-app.ts'
import { orderCall, readCart, reviewCall } from '../carts/cart.calls.ts'
import type { CheckoutTables } from './tables.ts'

export const IBAN = 'DE89370400440532013000'
export const STORE = '019a8f00-0000-7000-8000-00000000abcd'

export const BUYER = {
  email: 'jana@example.org',
  first_name: 'Jana',
  last_name: 'Petersen',
  address: 'Deichweg 3',
  zip: '25813',
  city: 'Husum',
  country: 'DE',
}

type Sold = { _id: string; version: number; slug: string; variants: { _id: string }[] }
type Shop<Item extends Sold> = {
  app: TestApp
  admin: Caller
  sell(values: object): Promise<Item>
  configure(section: string, change: object): Promise<void>
}

/** Lets a shop take orders: by prepayment, by invoice and at its counter. */
export async function openCheckout<Item extends Sold>(shop: Shop<Item>) {
  const sources = ['invoice', 'prepayment', 'pickup']
  await shop.configure('business', { name: 'Backhaus Petersen', iban: IBAN })
  await shop.configure('components.shop', {
    paymentsources: { configured: sources, enabled: sources },
    cc_locations: { location: [{ uuid: STORE, title: 'Laden am Markt', city: 'Husum' }] },
  })
  const db = tablesOf<CheckoutTables>(shop.app.services.db)
  const { admin } = shop
  return {
    db,
    shopper: () => shopperAt(browserAt(shop.app.url)),
    /** A product of one variant, of which this much is there. */
    stocked: async (quantity: string, values: object = {}) => {
      const item = await shop.sell({ title: 'Roggenlaib', ...values })
      const variant = item.variants[0]?._id ?? ''
      await admin.post('/api/v0/stock/movement', { variant, quantity, reason: 'received' })
      return { item, variant }
    },
    level: async (variant: string) => {
      const { json } = await admin.get(`/api/v0/stock/${variant}`)
      return z.object({ stock: z.array(z.looseObject({})) }).parse(json).stock[0]
    },
    /** Tests come faster than people do. */
    forgetLimits: () => sql`delete from rate_limits`.execute(db),
  }
}

type Purchase = {
  variant: string
  quantity?: string
  payment?: string
  delivery?: object
  /** What is different about who buys. */
  buyer?: Partial<typeof BUYER>
}
export type Shopper = ReturnType<typeof shopperAt>

/** Somebody with a browser who buys by calls. */
export function shopperAt(browser: Browser) {
  const add = (variant: string, quantity = '1') =>
    browser.post('/api/v0/cart/line', { variant, quantity })
  const prepare = async ({ variant, quantity, payment, delivery, buyer }: Purchase) => {
    must(await add(variant, quantity))
    must(await browser.put('/api/v0/checkout/address', { ...BUYER, ...buyer }))
    must(await browser.put('/api/v0/checkout/shipping', { delivery: delivery ?? { kind: 'ship' } }))
    must(await browser.put('/api/v0/checkout/payment', { payment_source: payment ?? 'prepayment' }))
  }
  const review = () => browser.post('/api/v0/checkout/review')
  const order = (seen: string, headers: Record<string, string> = {}) =>
    browser.post('/api/v0/checkout/order', { review: seen, accept_terms: true }, headers)
  return {
    browser,
    add,
    prepare,
    review,
    order,
    cart: async () => (await browser.get('/api/v0/cart/')).parse(readCart.reply),
    /** From the shelf to the order. */
    buy: async (purchase: Purchase) => {
      await prepare(purchase)
      const { review: seen } = (await review()).parse(reviewCall.reply)
      return (await order(seen)).parse(orderCall.reply).order
    },
  }
}

function must({ status, text }: { status: number; text: string }): void {
  if (status !== 200) throw new Error(`${status} ${text}`)
}
