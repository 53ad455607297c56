import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isAuthenticated } from '#kernel/access/roles.ts'
import type { AcceptedText } from '#modules/orders/orders/order.ts'
import type { placeOrder } from '#modules/orders/server/api.ts'
import { pageLookup } from '#modules/pages/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import { CartPayment } from '../../carts/cart.ts'
import type { CartRow } from '../../carts/server/find-cart.ts'
import { type PricedCart, priceCart } from '../../carts/server/price-cart.ts'
import { checkoutFailures } from '../../errors.ts'
import type { CheckoutContext, Db } from '../../server/unit-of-work.ts'
import { methodsFor } from './payment-methods.ts'

type AskedText = Omit<AcceptedText, 'at'>
type PlacedOrder = Parameters<typeof placeOrder>[1]

export type Reviewed = {
  cart: CartRow
  priced: PricedCart
  buyer: Pick<PlacedOrder, 'email' | 'address' | 'delivery' | 'payment_source'>
  texts: readonly AskedText[]
  /** Says back what was seen; anything that changes makes it another one. */
  review: string
}

type Visit = Pick<CheckoutContext, 'config' | 'lang' | 'user'>

/** What somebody is about to order, whole; refuses what is not finished. */
export async function reviewCart(
  context: Visit,
  db: Db,
  cart: CartRow | undefined,
): Promise<Reviewed> {
  if (needsAccount(context)) throw checkoutFailures.guests()
  const priced = await priceCart(context, db, cart)
  if (!cart || priced.lines.length === 0) throw checkoutFailures.emptyCart()
  const buyer = buyerOf(context, cart, priced)
  const texts = await askedTexts(context, db, priced)
  const seen = JSON.stringify([priced.lines, priced.totals, priced.currency, buyer, texts])
  const review = createHash('sha256').update(seen).digest('base64url')
  return { cart, priced, buyer, texts, review }
}

/** The shop sells to people it knows, and this is not one of them. */
export function needsAccount({ config, user }: Pick<Visit, 'config' | 'user'>): boolean {
  return !config.get(shopSection).checkout.allow_guests && !isAuthenticated(user)
}

function buyerOf({ config }: Visit, cart: CartRow, priced: PricedCart): Reviewed['buyer'] {
  const { delivery } = priced
  const { address, email } = cart
  if (!address || email === '') throw checkoutFailures.addressMissing()
  if (!delivery) throw checkoutFailures.noDelivery()
  const source = CartPayment.safeParse(cart.payment_source)
  if (!source.success || !methodsFor(config, cart, priced).includes(source.data))
    throw checkoutFailures.noPayment()
  return { email, address, delivery, payment_source: source.data }
}

/** What has to be agreed to, each by itself. An address that is empty is not asked for. */
async function askedTexts(
  { config }: Visit,
  db: Db,
  { isAdult }: PricedCart,
): Promise<AskedText[]> {
  const { addresses, checkout } = config.get(shopSection)
  const { terms, special_conditions: special } = addresses
  const asksSpecial = checkout.accept_special_conditions && special !== ''
  const versions = await versionsOf(db, [terms, special].filter(Boolean))
  const text = (kind: AskedText['kind'], address: string): AskedText => ({
    ...{ kind, address, version: versions.get(address) ?? '' },
  })
  return [
    ...(terms ? [text('terms', terms)] : []),
    ...(asksSpecial ? [text('special_conditions', special)] : []),
    ...(checkout.confirm_age || isAdult ? [text('age', '')] : []),
  ]
}

/** The number of what is live there; pages elsewhere have none. */
async function versionsOf(db: Db, paths: readonly string[]): Promise<Map<string, string>> {
  const pages = await pageLookup.pagesAt({ db }, paths)
  const versions = new Map<string, string>()
  for (const [path, { page, lang }] of pages) {
    const { rows } = await sql<{ number: number }>`select live_number as number
      from page_contents where page_id = ${page} and lang = ${lang}`.execute(db)
    if (rows[0]) versions.set(path, String(rows[0].number))
  }
  return versions
}
