import { sql } from 'kysely'
import { isOnline } from '#modules/payments/payments/life-cycle.ts'
import { lowerPayments } from '#modules/payments/server/api.ts'
import { openAmount } from '../../orders/life-cycle.ts'
import { mailBuyer } from '../../orders/server/mail-buyer.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import { LEAST_ONLINE } from '../../paying/server/pay-order.ts'
import { lockOrder } from '../../returned/server/find-order.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'

type Reduction = {
  order: string
  /** Whole cents. */
  amount: number
  /** Nothing came back: the rest is let go. Its payment tells the buyer that it is paid. */
  isWaived?: boolean
}

/**
 * Goods came back before they were paid: so much less is asked for from now on, and the buyer is told.
 * Where nothing is left to pay, it counts as paid, as what costs nothing does.
 */
export async function reduceOrder(
  change: OrderChange,
  { order: id, amount, isWaived = false }: Reduction,
): Promise<void> {
  const before = await lockOrder(change, id)
  if (!before || amount > openAmount(before))
    throw new Error('Only what is not paid yet can cost less')
  const left = openAmount(before) - amount
  // No provider takes so little: nobody could pay it.
  const isTooLittle = isOnline(before.payment_source) && left < LEAST_ONLINE
  const reduced = before.reduced + amount + (isTooLittle ? left : 0)
  await change.db
    .updateTable('orders')
    .set({ reduced, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await change.audit({
    ...{ noun: 'order', id, action: isWaived ? 'waive' : 'reduce' },
    ...{ before: { reduced: before.reduced }, after: { reduced } },
  })
  await lowerPayments(change, { subject: id, amount: before.total - reduced })
  const [order] = await orderResource.read(change.db, [id])
  // Of what has expired nothing is asked for.
  if (order && !isWaived && order.state !== 'cancelled') await mailBuyer(change, order, 'reduced')
}
