import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { readOffers } from '#modules/catalog/server/api.ts'
import type { PaymentSource } from '#modules/payments/payments/life-cycle.ts'
import { toThousandths } from '#modules/stock/levels/quantity.ts'
import type { Buyer, CartDelivery } from '../carts/cart.ts'
import type { CartRow } from '../carts/server/find-cart.ts'
import { orderReviewed } from '../steps/server/place-cart.ts'
import { reviewCart } from '../steps/server/review-cart.ts'
import type { CheckoutChange, Db } from './unit-of-work.ts'

type Sale = {
  buyer: Buyer
  delivery: CartDelivery
  payment_source: PaymentSource
  lines: readonly { variant: string; quantity: string }[]
}

/**
 * Sells without a browser, for the demo: a cart is filled, reviewed and ordered all the same, so nothing
 * can be laid that could not be bought.
 */
export async function sellTo(change: CheckoutChange, sale: Sale) {
  const cart = await fillCart(change.db, sale)
  const order = await orderReviewed(change, await reviewCart(change.scope, change.db, cart), [])
  await change.db.deleteFrom('carts').where('id', '=', cart.id).execute()
  return order
}

async function fillCart(db: Db, sale: Sale): Promise<CartRow> {
  const { email, ...address } = sale.buyer
  const cart = await db
    .insertInto('carts')
    .values({
      ...{ id: uuidv7(), token_hash: randomBytes(32), email },
      ...{ address: JSON.stringify(address), delivery: JSON.stringify(sale.delivery) },
      payment_source: sale.payment_source,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const offers = await readOffers(
    db,
    sale.lines.map(({ variant }) => variant),
  )
  const rows = sale.lines.map(({ variant, quantity }) => ({
    ...{ id: uuidv7(), cart_id: cart.id, variant_id: variant },
    quantity: toThousandths(quantity),
    seen_price: offers.get(variant)?.price ?? 0,
  }))
  await db.insertInto('cart_lines').values(rows).execute()
  return cart
}
