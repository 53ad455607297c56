import { sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import type { OrderTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { type OrderLine, order } from '../order.ts'

export const orderResource = resourcesOf<OrderTables>()(order, {
  table: 'orders',
  derive: async (db, ids) => {
    const lines = await readLines(db, ids)
    return new Map(ids.map((id) => [id, { lines: lines.get(id) ?? [] }]))
  },
})

async function readLines(db: Db, orders: readonly string[]): Promise<Map<string, OrderLine[]>> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(sql<boolean>`order_id = any(${[...orders]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const found = new Map<string, OrderLine[]>()
  for (const { id, order_id, variant_id, product_id, position: _, ...row } of rows) {
    const line = { _id: id, variant: variant_id, product: product_id, ...row }
    found.set(order_id, [...(found.get(order_id) ?? []), line])
  }
  return found
}
