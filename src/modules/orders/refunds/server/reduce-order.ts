import { sql } from 'kysely'
import { lowerPayments } from '#modules/payments/server/api.ts'
import { openAmount } from '../../orders/life-cycle.ts'
import { lockOrder } from '../../returned/server/find-order.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'

type Reduction = {
  order: string
  /** Whole cents. */
  amount: number
}

/** Goods came back before they were paid: so much less is asked for from now on. */
export async function reduceOrder(
  change: OrderChange,
  { order: id, amount }: Reduction,
): Promise<void> {
  const order = await lockOrder(change, id)
  if (!order || amount > openAmount(order))
    throw new Error('Only what is not paid yet can cost less')
  const reduced = order.reduced + amount
  await change.db
    .updateTable('orders')
    .set({ reduced, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await change.audit({
    ...{ noun: 'order', id, action: 'reduce' },
    ...{ before: { reduced: order.reduced }, after: { reduced } },
  })
  await lowerPayments(change, { subject: id, amount: order.total - reduced })
}
