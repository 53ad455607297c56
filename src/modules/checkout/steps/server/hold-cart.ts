import { HOLD_MINUTES, holdStock } from '#modules/stock/server/api.ts'
import { ensureVatCheck } from '../../carts/server/check-vat-id.ts'
import { lockCart } from '../../carts/server/find-cart.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import { mustBeWithinLimits } from './payment-methods.ts'
import { legalCopies, type Reviewed, reviewCart } from './review-cart.ts'

/** Keeps the goods for whoever now looks at their order. */
export async function holdCart(context: CheckoutContext): Promise<Reviewed> {
  const held = await context.change(async (change) => {
    const reviewed = await reviewCart(context, change.db, await lockCart(context, change))
    await mustBeWithinLimits(context, change, reviewed)
    const { cart, priced } = reviewed
    await ensureVatCheck(context, change, cart)
    await holdStock(change, { owner: cart.id, lines: priced.lines })
    const now = Date.now()
    await change.db
      .updateTable('carts')
      .set({ held_until: new Date(now + HOLD_MINUTES * 60_000), updated_at: new Date(now) })
      .where('id', '=', cart.id)
      .execute()
    return reviewed
  })
  // Drawn while it is read, so that the order does not wait; whoever orders is told what is wrong.
  legalCopies(context).catch(() => undefined)
  return held
}
