import { sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { fromThousandths } from '#modules/stock/levels/quantity.ts'
import { returnStateOf } from '../../returned/return-state.ts'
import type { OrderTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { type Order, order } from '../order.ts'

export const orderResource = resourcesOf<OrderTables>()(order, {
  table: 'orders',
  derive: async (db, ids) => {
    const lines = await readLines(db, ids)
    const refunds = await readRefunds(db, ids)
    return new Map(
      ids.map((id) => {
        const own = lines.get(id) ?? []
        return [
          id,
          { lines: own, return_state: returnStateOf(own), refunds: refunds.get(id) ?? [] },
        ]
      }),
    )
  },
})

async function readLines(db: Db, orders: readonly string[]): Promise<Map<string, Order['lines']>> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(sql<boolean>`order_id = any(${[...orders]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const found = new Map<string, Order['lines']>()
  for (const { id, order_id, variant_id, product_id, position: _, ...row } of rows) {
    const line = {
      ...{ _id: id, variant: variant_id, product: product_id, ...row },
      claimed: fromThousandths(row.claimed),
      returned: fromThousandths(row.returned),
      arrived: fromThousandths(row.arrived),
    }
    found.set(order_id, [...(found.get(order_id) ?? []), line])
  }
  return found
}

async function readRefunds(
  db: Db,
  orders: readonly string[],
): Promise<Map<string, Order['refunds']>> {
  const { rows } = await sql<Order['refunds'][number] & { order_id: string }>`
    select id as _id, order_id, amount, refunded_on::text as refunded_on, note from order_refunds
    where order_id = any(${[...orders]}::uuid[]) order by order_id, id`.execute(db)
  const found = new Map<string, Order['refunds']>()
  for (const { order_id, ...refund } of rows)
    found.set(order_id, [...(found.get(order_id) ?? []), refund])
  return found
}
