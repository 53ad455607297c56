import type { AcceptedText } from '#modules/orders/orders/order.ts'
import { placeOrder } from '#modules/orders/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import { setCount } from '../../carts/server/cart-cookie.ts'
import { lockCart } from '../../carts/server/find-cart.ts'
import { checkoutFailures } from '../../errors.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import { reviewCart } from './review-cart.ts'

type Agreement = {
  review: string
  agreed: Readonly<Partial<Record<AcceptedText['kind'], boolean>>>
}

/** Orders what was reviewed, in one transaction; the cart is no cart any more afterwards. */
export async function placeCart(context: CheckoutContext, { review, agreed }: Agreement) {
  const { prepayment_days } = context.config.get(shopSection).checkout
  const order = await context.change(async (change) => {
    const cart = await lockCart(context, change)
    const now = await reviewCart(context, change.db, cart)
    if (!now.texts.every(({ kind }) => agreed[kind])) throw checkoutFailures.terms()
    if (now.review !== review) throw checkoutFailures.priceChanged()
    const { priced, buyer } = now
    const at = new Date().toISOString()
    const placed = await placeOrder(change, {
      ...buyer,
      cart: now.cart.id,
      currency: priced.currency,
      totals: priced.totals,
      lines: priced.lines.map(({ _id, slug, ...line }) => line),
      accepted_texts: now.texts.map((text) => ({ ...text, at })),
      prepayment_days,
    })
    // What was typed lives on in the order; the cart only remembers which one it became.
    await change.db
      .updateTable('carts')
      .set({
        ...{ state: 'converted', order_id: placed._id, updated_at: new Date() },
        ...{ email: '', address: null, held_until: null },
      })
      .where('id', '=', now.cart.id)
      .execute()
    return { ...placed, source: buyer.payment_source }
  })
  setCount(context, [])
  return order
}
