import { sql } from 'kysely'
import { ageHistory, demoOfNoun, type KeptDemo, noteDemo } from '#kernel/server/manifest/demo.ts'
import { agePayments, notePayments } from '#modules/payments/server/api.ts'
import { order } from '../orders/order.ts'
import { eraseOrders } from './erase-orders.ts'
import type { OrderChange } from './unit-of-work.ts'

/** An order of the demo, with its money, happened so many hours earlier; days to pay stay whole days. */
export async function ageOrder(
  change: OrderChange,
  { id, hours }: { id: string; hours: number },
): Promise<void> {
  const earlier = sql`make_interval(hours => ${hours})`
  await sql`update orders set created_at = created_at - ${earlier},
    updated_at = updated_at - ${earlier}, expired_at = expired_at - ${earlier},
    pay_until = pay_until - make_interval(days => ${Math.floor(hours / 24)})
    where id = ${id}`.execute(change.db)
  await sql`update shipments set created_at = created_at - ${earlier},
    shipped_on = ((created_at - ${earlier}) at time zone 'Europe/Berlin')::date
    where order_id = ${id}`.execute(change.db)
  await agePayments(change, { subject: id, hours })
  await ageHistory(change.kernel, { noun: order.name, ids: [id], hours })
}

/** So that they go with the rest of the demo. */
export async function noteOrders(change: OrderChange, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from orders
    where id = any(${[...ids]}::uuid[])`.execute(change.db)
  await noteDemo(change.kernel, order.name, rows)
  await notePayments(change, ids)
}

/** What is still noted was touched by nobody: the returns, which go before, have looked after that. */
export async function removeDemo(change: OrderChange): Promise<KeptDemo[]> {
  await eraseOrders(change, [...(await demoOfNoun(change.kernel, order.name)).keys()])
  return []
}
