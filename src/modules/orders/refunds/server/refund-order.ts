import { payBack } from '#modules/payments/server/api.ts'
import { orderFailures } from '../../errors.ts'
import type { Order } from '../../orders/order.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import { lockOrder } from '../../returned/server/find-order.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import type { Refund } from './write-refund.ts'

type Reason = {
  /** Cents that stay here from now on although goods came back; less than nothing: that go back after all. */
  withheld?: number
  /** What is owed by the order itself, not for goods that were given back. */
  isRest?: boolean
}

/**
 * Decides that money goes back: for a return, or the rest of what was cancelled. A provider pays it, or
 * somebody has and notes it here; its payment tells the order (`follow-money.ts`), which writes the log
 * and tells the buyer. All refunds together are never more than came: checks of both tables stand behind.
 */
export async function refundOrder(
  change: OrderChange,
  { withheld = 0, isRest = false, ...refund }: Refund & Reason,
): Promise<Order> {
  const { order: id, amount, refunded_on: day, note: reason } = refund
  const before = await lockOrder(change, id)
  // It may have gone back at the payment itself.
  const kept = Math.max(0, (before?.withheld ?? 0) + withheld)
  if (!before || amount < 1 || amount + kept > before.balance) throw orderFailures.refundTooHigh()
  const refunded_goods = before.refunded_goods + (isRest ? 0 : amount)
  await change.db
    .updateTable('orders')
    .set({ withheld: kept, refunded_goods })
    .where('id', '=', id)
    .execute()
  await payBack(change, { subject: id, amount, reason, day })
  // What the order owes itself is owed beside it.
  if (!isRest)
    await change.db
      .updateTable('orders')
      .set({ refund_due: before.refund_due })
      .where('id', '=', id)
      .execute()
  const [order = before] = await orderResource.read(change.db, [id])
  await change.audit({
    ...{ noun: 'order', id, action: 'refund' },
    ...{ before: standing(before), after: standing(order) },
  })
  return order
}

function standing({ payment_provider_state, refunded, withheld }: Order) {
  return { payment_provider_state, refunded, withheld }
}
