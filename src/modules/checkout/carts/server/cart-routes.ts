import { type Route, routesOf } from '#kernel/server/route.ts'
import { payPath } from '#modules/orders/paying/pages.ts'
import { isOnline } from '#modules/payments/payments/life-cycle.ts'
import type { CheckoutTables } from '../../server/tables.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import { checkoutPath } from '../../steps/pages.ts'
import { holdCart } from '../../steps/server/hold-cart.ts'
import { keepAddress, keepDelivery, keepPayment } from '../../steps/server/keep-step.ts'
import { placeCart } from '../../steps/server/place-cart.ts'
import * as calls from '../cart.calls.ts'
import { type CartRow, findCart } from './find-cart.ts'
import { type PricedCart, priceCart } from './price-cart.ts'
import { addLine, setLine } from './write-cart.ts'

const on = routesOf<CheckoutTables>()

export const cartRoutes: readonly Route[] = [
  on(calls.readCart, ownCart),
  on(calls.addCartLine, async (context, { body }) => toWire(await addLine(context, body))),
  on(calls.setCartLine, async (context, { body: { _id, quantity } }) =>
    toWire(await setLine(context, { line: _id, quantity })),
  ),
  on(calls.removeCartLine, async (context, { params }) =>
    toWire(await setLine(context, { line: params.id, quantity: '0' })),
  ),
  on(calls.setAddress, async (context, { body }) => {
    await keepAddress(context, body)
    return ownCart(context)
  }),
  on(calls.setDelivery, async (context, { body }) => {
    await keepDelivery(context, body.delivery)
    return ownCart(context)
  }),
  on(calls.setPayment, async (context, { body }) => {
    await keepPayment(context, body.payment_source)
    return ownCart(context)
  }),
  on(calls.reviewCall, async (context) => {
    const { review, priced, cart } = await holdCart(context)
    return { review, document: toWire({ cart, priced }) }
  }),
  on(calls.orderCall, async (context, { body }) => {
    const { review, accept_terms: terms, accept_special_conditions, ...boxes } = body
    const { confirm_age: age, accept_digital: digital } = boxes
    const agreed = { terms, special_conditions: accept_special_conditions, age, digital }
    const { source, ...order } = await placeCart(context, { review, agreed })
    // Nobody outside is asked inside a call that is kept: the page opens the provider's.
    const redirect = isOnline(source)
      ? payPath(context.lang, order.token)
      : checkoutPath(context.lang, 'done')
    return { order, redirect }
  }),
]

/** Whole and priced, whatever was asked: what the browser shows is never its own sum. */
async function ownCart(context: CheckoutContext): Promise<calls.Cart> {
  const cart = await findCart(context, context.db)
  return toWire({ cart, priced: await priceCart(context, context.db, cart) })
}

type Shown = { cart: CartRow | undefined; priced: PricedCart }

function toWire({ cart, priced }: Shown): calls.Cart {
  const { lines, notices, totals, currency, delivery, shipping } = priced
  return {
    lines: lines.map(({ slug: _, ...line }) => line),
    ...{ totals, vat: totals.by_rate, currency, delivery, notices: [...notices] },
    shipping: shipping?.amount ?? null,
    version: cart?.version ?? 0,
  }
}
