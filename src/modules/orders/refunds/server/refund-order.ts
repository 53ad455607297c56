import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { orderFailures } from '../../errors.ts'
import type { Order } from '../../orders/order.ts'
import { mailBuyer } from '../../orders/server/mail-buyer.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'

type Refund = {
  order: string
  /** Whole cents. */
  amount: number
  /** The day on which the money went back. */
  refunded_on: string
  /** For the team alone. */
  note: string
}

/** Cents that stay here from now on although goods came back; less than nothing: that go back after all. */
type Withheld = { withheld?: number }

/**
 * Money goes back to the buyer, who is told: for a return, or the rest of what was cancelled. All refunds
 * of an order together are never more than was paid: the statement asks, and the check of the table
 * stands behind it.
 */
export async function refundOrder(
  change: OrderChange,
  { withheld = 0, ...refund }: Refund & Withheld,
): Promise<Order> {
  const { order: id, amount } = refund
  const [before] = await orderResource.read(change.db, [id])
  const paid = await change.db
    .updateTable('orders')
    .set({
      refunded: sql<number>`refunded + ${amount}::bigint`,
      withheld: sql<number>`withheld + ${withheld}::bigint`,
      payment_provider_state: sql<'refunded'>`case when refunded + ${amount}::bigint
        = total - reduced then 'refunded' else 'refunded_partly' end`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('payment_provider_state', 'in', ['paid', 'refunded_partly'])
    .where(sql<boolean>`refunded + ${amount}::bigint + withheld + ${withheld}::bigint
      <= total - reduced`)
    .returning('id')
    .executeTakeFirst()
  if (!paid || !before) throw orderFailures.refundTooHigh()
  await writeRefund(change.db, refund)
  const [order = before] = await orderResource.read(change.db, [id])
  await change.audit({
    ...{ noun: 'order', id, action: 'refund' },
    ...{ before: standing(before), after: standing(order) },
  })
  await mailBuyer(change, order, 'refunded')
  return order
}

/** A line of the log; nobody can change it. */
async function writeRefund(db: OrderChange['db'], { order, ...refund }: Refund): Promise<void> {
  await db
    .insertInto('order_refunds')
    .values({ id: uuidv7(), order_id: order, ...refund })
    .execute()
}

function standing({ payment_provider_state, refunded, withheld }: Order) {
  return { payment_provider_state, refunded, withheld }
}
