import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { isSignedIn } from '#kernel/access/roles.ts'
import { failures } from '#kernel/server/app-error.ts'
import { type Offer, readOffers } from '#modules/catalog/server/api.ts'
import { PricingError } from '#modules/pricing/engine/document.ts'
import { shopSection } from '#modules/shop/config.ts'
import { toThousandths } from '#modules/stock/levels/quantity.ts'
import { releaseStock } from '#modules/stock/server/api.ts'
import { checkoutFailures } from '../../errors.ts'
import type { CheckoutChange, CheckoutContext, Db } from '../../server/unit-of-work.ts'
import { MAX_LINES } from '../cart.ts'
import { newCartCookie, setCount } from './cart-cookie.ts'
import { type CartRow, lockCart } from './find-cart.ts'
import { isOrderable, type PricedCart, priceCart } from './price-cart.ts'

export type WrittenCart = { cart: CartRow; priced: PricedCart }

/** Puts something into the cart; what is there already becomes more. */
export function addLine(
  context: CheckoutContext,
  { variant, quantity }: { variant: string; quantity: string },
): Promise<WrittenCart> {
  return write(context, async (change) => {
    const offer = await mustBeForSale(context, change.db, variant)
    const cart = (await lockCart(context, change)) ?? (await openCart(context, change))
    const lines = await change.db
      .selectFrom('cart_lines')
      .select(['variant_id', 'quantity'])
      .where('cart_id', '=', cart.id)
      .execute()
    const before = lines.find((line) => line.variant_id === variant)
    if (!before && lines.length >= MAX_LINES) throw checkoutFailures.cartFull()
    const sum = (before?.quantity ?? 0) + toThousandths(quantity)
    mustBeOrderable(offer, sum)
    const line = { id: uuidv7(), cart_id: cart.id, variant_id: variant, seen_price: offer.price }
    await change.db
      .insertInto('cart_lines')
      .values({ ...line, quantity: sum })
      // The price its owner saw first stays: what it is now stands beside it.
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'variant_id']).doUpdateSet({ quantity: sum }),
      )
      .execute()
    return cart
  })
}

/** Another quantity of a line; '0' takes it out. A line of somebody else's cart is not there. */
export function setLine(
  context: CheckoutContext,
  { line, quantity }: { line: string; quantity: string },
): Promise<WrittenCart> {
  return write(context, async (change) => {
    const cart = await lockCart(context, change)
    if (!cart) throw failures.notFound()
    const found = await change.db
      .selectFrom('cart_lines')
      .select('variant_id')
      .where('id', '=', line)
      .where('cart_id', '=', cart.id)
      .executeTakeFirst()
    if (!found) throw failures.notFound()
    const size = toThousandths(quantity)
    if (size === 0) {
      await change.db.deleteFrom('cart_lines').where('id', '=', line).execute()
      return cart
    }
    const offer = await mustBeForSale(context, change.db, found.variant_id)
    mustBeOrderable(offer, size)
    await change.db
      .updateTable('cart_lines')
      .set({ quantity: size })
      .where('id', '=', line)
      .execute()
    return cart
  })
}

/** What was held for the cart as it was is free again: the review holds anew. */
async function touchCart(change: CheckoutChange, cart: string): Promise<CartRow> {
  await releaseStock(change, cart)
  return change.db
    .updateTable('carts')
    .set({ updated_at: sql<Date>`now()`, version: sql<number>`version + 1`, held_until: null })
    .where('id', '=', cart)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function write(
  context: CheckoutContext,
  work: (change: CheckoutChange) => Promise<CartRow>,
): Promise<WrittenCart> {
  const { quantities, ...written } = await context.change(async (change) => {
    const { id } = await work(change)
    const cart = await touchCart(change, id)
    const priced = await mustHavePrice(() => priceCart(context, change.db, cart))
    const rows = await change.db
      .selectFrom('cart_lines')
      .select('quantity')
      .where('cart_id', '=', id)
      .execute()
    return { cart, priced, quantities: rows.map(({ quantity }) => quantity) }
  })
  setCount(context, quantities)
  return written
}

/** So much that no sum can hold it is refused before it is kept. */
async function mustHavePrice(price: () => Promise<PricedCart>): Promise<PricedCart> {
  try {
    return await price()
  } catch (error) {
    throw error instanceof PricingError ? checkoutFailures.quantity() : error
  }
}

/** An account has one cart: of two first things put in at once, the second finds it. */
async function openCart(context: CheckoutContext, change: CheckoutChange): Promise<CartRow> {
  const account_id = isSignedIn(context.user) ? context.user.id : null
  const opened = await change.db
    .insertInto('carts')
    .values({ id: uuidv7(), token_hash: newCartCookie(context), account_id })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  const cart = opened ?? (await lockCart(context, change))
  if (!cart) throw failures.stale()
  return cart
}

async function mustBeForSale({ config }: CheckoutContext, db: Db, variant: string): Promise<Offer> {
  const offer = (await readOffers(db, [variant])).get(variant)
  if (!offer?.is_for_sale || !config.get(shopSection).showPrice) throw checkoutFailures.notForSale()
  return offer
}

function mustBeOrderable(offer: Offer, size: number): void {
  if (!isOrderable(offer, size)) throw checkoutFailures.quantity({ ...offer.order_quantity })
}
