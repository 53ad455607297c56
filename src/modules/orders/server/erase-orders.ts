import { sql } from 'kysely'
import { forgetPayments } from '#modules/payments/server/api.ts'
import { forgetThings } from '#modules/people/server/api.ts'
import { releaseStock } from '#modules/stock/server/api.ts'
import { order } from '../orders/order.ts'
import type { OrderChange } from './unit-of-work.ts'

/** Orders go for good, with their payments, what was kept for them and what speaks of them. Says which payments went. */
export async function eraseOrders(change: OrderChange, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  for (const id of ids) await releaseStock(change, id)
  await forgetThings(change, { module: 'orders', noun: order.name, ids })
  const links = ids.map((id) => `shop/orders/${id}`)
  await sql`delete from notices where link = any(${links}::text[])`.execute(change.db)
  await change.db
    .deleteFrom('orders')
    .where('id', 'in', [...ids])
    .execute()
  return await forgetPayments(change, ids)
}
