import { sql } from 'kysely'
import { hasBeenPaid, ORDER_STATES } from '#modules/orders/orders/life-cycle.ts'
import { isPaid, PAYMENT_STATES } from '#modules/payments/payments/life-cycle.ts'
import { endedShort, owedPart } from '#modules/returns/server/api.ts'
import type { CustomerChange } from './unit-of-work.ts'

/** The orders `o` of persons, by the links `l`. */
export const ordersOfPersons = sql`person_links l join orders o on o.id = l.item_id
  and l.module = 'orders' and l.noun = 'order' and l.role = 'buyer'`

/** Cents of an order `o` that are to be paid, or were: what came back before it was paid is not. */
export const due = sql<number>`(o.total - o.reduced)`

/** Cents of it that have not come, where a part has; what went back for goods is not asked for again. */
export const missing = sql<number>`greatest(0, ${due} - o.refunded_goods - o.balance)`

const RUNNING = ORDER_STATES.filter((state) => state !== 'cancelled' && state !== 'completed')
/** It was paid, or its provider has promised the money. */
const SETTLED = PAYMENT_STATES.filter((state) => hasBeenPaid(state) || state === 'authorized')
const PAID = PAYMENT_STATES.filter(isPaid)

/**
 * An order `o` that its buyer has yet to pay. What is completed was paid; only a chargeback takes that back.
 * Tests are paid without money, and owe none.
 */
export const isUnpaid = sql<boolean>`((o.state = any(${RUNNING}::text[])
    or o.state = 'completed' and o.payment_provider_state = 'chargeback')
  and o.payment_provider_state <> all(${SETTLED}::text[]) and ${missing} > 0 and not o.test)`

/** An order `o` that was paid, and of which something stayed paid. */
export const isProof = sql<boolean>`(o.payment_provider_state = any(${PAID}::text[])
  and o.state <> 'cancelled' and ${due} > o.refunded and not o.test)`

/** A return `r` whose money may have to go back; it may come after the return had ended. */
const isTaken = sql<boolean>`(r.state in ('accepted', 'accepted_partly') or ${endedShort})`

/**
 * Cents of an order `o` that have to go back: of a cancelled one all that is here, else what it owes itself and
 * what its returns are owed. What stays here for wear is not owed.
 */
export const owedBack = sql<number>`case when o.test then 0
  when o.state = 'cancelled' then greatest(0, o.balance - o.withheld)
  else greatest(0, least(o.balance - o.withheld, o.refund_due
    + coalesce((select sum(${owedPart}) from returns r
      where r.order_id = o.id and ${isTaken}), 0))) end`

/** Persons with something to be paid by either side: found from what is open, however many customers there are. */
export const personsWithOpen = sql`
  select l.person_id from ${ordersOfPersons} where ${isUnpaid}
  union select l.person_id from ${ordersOfPersons} where o.is_owed and not o.test
  union select l.person_id from ${ordersOfPersons} where ${owedBack} > 0
    and o.id in (select r.order_id from returns r where ${isTaken})`

/** Since when the buyers of orders are customers, and when they last ordered, after these were made older. */
export async function reckonCustomers(
  change: CustomerChange,
  orders: readonly string[],
): Promise<void> {
  await sql`select keep_customer(person_id) from (select distinct person_id from person_links
    where module = 'orders' and noun = 'order' and role = 'buyer'
      and item_id = any(${[...orders]}::uuid[])) buyers`.execute(change.db)
}
