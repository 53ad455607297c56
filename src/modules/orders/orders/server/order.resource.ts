import { sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import { readDownloads } from '../../downloads/server/keep-files.ts'
import { returnStateOf } from '../../returned/return-state.ts'
import type { OrderTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { findShipments } from '../../shipments/server/find-shipments.ts'
import { renumberParcel } from '../../shipments/server/send-parcel.ts'
import { shipStateOf } from '../../shipments/shipment.ts'
import { type Order, order } from '../order.ts'

export const orderResource = resourcesOf<OrderTables>()(order, {
  table: 'orders',
  // Whoever corrects the number of the parcel means the last one.
  changed: async (change, { shipments, tracking }, before) => {
    const last = shipments.at(-1)
    if (last && tracking !== before.tracking) await renumberParcel(change, last, tracking)
  },
  derive: async (db, ids) => {
    const lines = await readLines(db, ids)
    const refunds = await readRefunds(db, ids)
    const shipments = await findShipments(db, ids)
    const downloads = await readDownloads(db, ids)
    const persons = await readPersons(db, ids)
    return new Map(
      ids.map((id) => {
        const own = lines.get(id) ?? []
        const known = { refunds: refunds.get(id) ?? [], person: persons.get(id) ?? null }
        const states = { return_state: returnStateOf(own), ship_state: shipStateOf(own) }
        const sent = { shipments: shipments.get(id) ?? [], downloads: downloads.get(id) ?? [] }
        return [id, { lines: own, ...sent, ...states, ...known }]
      }),
    )
  },
})

async function readPersons(db: Db, orders: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ order: string; person: string }>`
    select item_id as "order", person_id as person from person_links
    where module = 'orders' and noun = 'order' and role = 'buyer'
      and item_id = any(${[...orders]}::uuid[])`.execute(db)
  return new Map(rows.map(({ order: id, person }) => [id, person]))
}

async function readLines(db: Db, orders: readonly string[]): Promise<Map<string, Order['lines']>> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(sql<boolean>`order_id = any(${[...orders]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const found = new Map<string, Order['lines']>()
  for (const { id, order_id, variant_id, product_id, position: _, dropped, ...row } of rows) {
    const line = {
      ...{ _id: id, variant: variant_id, product: product_id, ...row },
      claimed: fromThousandths(row.claimed),
      returned: fromThousandths(row.returned),
      arrived: fromThousandths(row.arrived),
      shipped: fromThousandths(row.shipped),
      to_ship: fromThousandths(toThousandths(row.quantity) - row.shipped - dropped),
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
