import { payBack } from '#modules/payments/server/api.ts'
import { orderFailures } from '../../errors.ts'
import type { Order } from '../../orders/order.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import { lockOrder } from '../../returned/server/find-order.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import type { Refund } from './write-refund.ts'

/**
 * Decides that money goes back: for a return, or the rest of what was cancelled. A provider pays it, or
 * somebody has and notes it here; its payment tells the order (`follow-money.ts`), which writes the log
 * and tells the buyer. All refunds together are never more than came: checks of both tables stand behind.
 */
export async function refundOrder(change: OrderChange, refund: Refund): Promise<Order> {
  const { order: id, amount, refunded_on: day, note: reason } = refund
  const before = await lockOrder(change, id)
  if (!before || amount < 1 || amount > before.balance) throw orderFailures.refundTooHigh()
  await payBack(change, { subject: id, amount, reason, day })
  const [order = before] = await orderResource.read(change.db, [id])
  await change.audit({
    ...{ noun: 'order', id, action: 'refund' },
    ...{ before: standing(before), after: standing(order) },
  })
  return order
}

function standing({ payment_provider_state, refunded }: Order) {
  return { payment_provider_state, refunded }
}
