import { sql } from 'kysely'
import { GUEST, SYSTEM } from '#kernel/access/roles.ts'
import {
  ageHistory,
  demoOfNoun,
  type KeptDemo,
  keepDemo,
  noteDemo,
} from '#kernel/server/manifest/demo.ts'
import { goodsReturn } from '../returns/return.ts'
import { eraseReturns } from './erase-old.ts'
import type { ReturnChange } from './unit-of-work.ts'

type Aged = { order: string; hours: number }

/** The returns of an order of the demo happened so many hours earlier. */
export async function ageReturns({ db, kernel }: ReturnChange, { order, hours }: Aged) {
  const earlier = sql`make_interval(hours => ${hours})`
  const { rows } = await sql<{ id: string }>`update returns
    set created_at = created_at - ${earlier}, updated_at = updated_at - ${earlier}
    where order_id = ${order} returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await ageHistory(kernel, { noun: goodsReturn.name, ids, hours })
}

/** So that they go with the rest of the demo. */
export async function noteReturns(
  { db, kernel }: ReturnChange,
  orders: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from returns
    where order_id = any(${[...orders]}::uuid[])`.execute(db)
  await noteDemo(kernel, goodsReturn.name, rows)
}

/**
 * An order, its payments and its returns go or stay together: this module knows all of them, and is asked
 * first. Time alone moves an order, so what counts is whether a person has.
 */
export async function removeDemo(change: ReturnChange): Promise<KeptDemo[]> {
  const touched = await touchedOrders(change)
  await keepOrders(
    change,
    touched.map(({ id }) => id),
  )
  await eraseReturns(change, [...(await demoOfNoun(change.kernel, goodsReturn.name)).keys()])
  const { lang } = change.scope
  return touched.map(({ id, number }) => ({
    noun: 'order',
    id,
    label: { de: `Bestellung ${number}`, en: `Order ${number}` }[lang],
    link: `shop/orders/${id}`,
  }))
}

const NOBODY = [GUEST.id, SYSTEM.id]

async function touchedOrders({ db }: ReturnChange) {
  const byPerson = sql`a.actor_id <> all(${NOBODY}::uuid[])`
  const { rows } = await sql<{ id: string; number: string }>`
    select o.id, o.number from orders o
    join demo_rows d on d.noun = 'order' and d.item_id = o.id::text
    where exists (select from audit_log a
        where a.noun = 'order' and a.item_id = o.id::text and ${byPerson})
      or exists (select from payments p join audit_log a
        on a.noun = 'payment' and a.item_id = p.id::text
        where p.subject_id = o.id and ${byPerson})
      or exists (select from returns r join audit_log a
        on a.noun = 'return' and a.item_id = r.id::text
        where r.order_id = o.id and ${byPerson})
      or exists (select from returns r where r.order_id = o.id and not exists (
        select from demo_rows n where n.noun = 'return' and n.item_id = r.id::text))
    order by o.created_at`.execute(db)
  return rows
}

async function keepOrders({ db, kernel }: ReturnChange, orders: readonly string[]): Promise<void> {
  const { rows } = await sql<{ noun: string; id: string }>`
    select 'payment' as noun, id from payments where subject_id = any(${[...orders]}::uuid[])
    union all select 'return', id from returns where order_id = any(${[...orders]}::uuid[])
    `.execute(db)
  await keepDemo(kernel, 'order', orders)
  for (const { noun, id } of rows) await keepDemo(kernel, noun, [id])
}
