import { sql } from 'kysely'
import { mailBuyer } from '../../orders/server/mail-buyer.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'

type Reduction = {
  order: string
  /** Whole cents. */
  amount: number
}

/**
 * Goods came back before they were paid: so much less is asked for from now on, and the buyer is told.
 * Where nothing is left to pay, it counts as paid, as what costs nothing does.
 */
export async function reduceOrder(
  change: OrderChange,
  { order: id, amount }: Reduction,
): Promise<void> {
  const { rows } = await sql<{ reduced: number }>`
    update orders set reduced = reduced + ${amount}::bigint, version = version + 1,
      updated_at = now(), payment_provider_state = case when payment_provider_state = 'awaiting'
        and reduced + ${amount}::bigint = total then 'paid' else payment_provider_state end
    where id = ${id} and payment_provider_state in ('awaiting', 'expired')
    returning reduced`.execute(change.db)
  const [row] = rows
  if (!row) throw new Error('Only what is not paid yet can cost less')
  const { reduced } = row
  await change.audit({
    ...{ noun: 'order', id, action: 'reduce' },
    ...{ before: { reduced: reduced - amount }, after: { reduced } },
  })
  const [order] = await orderResource.read(change.db, [id])
  // Of what has expired nothing is asked for.
  if (order && order.state !== 'cancelled') await mailBuyer(change, order, 'reduced')
}
