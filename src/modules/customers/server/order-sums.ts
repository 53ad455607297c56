import { sql } from 'kysely'
import { owedPart } from '#modules/returns/server/api.ts'

/** The orders `o` of persons, by the links `l`. */
export const ordersOfPersons = sql`person_links l join orders o on o.id = l.item_id
  and l.module = 'orders' and l.noun = 'order' and l.role = 'buyer'`

/** Cents of an order `o` that are to be paid, or were: what came back before it was paid is not. */
export const due = sql<number>`(o.total - o.reduced)`

/** An order `o` that its buyer has yet to pay. */
export const isUnpaid = sql<boolean>`(o.payment_provider_state = 'awaiting'
  and o.state <> 'cancelled' and ${due} > 0)`

const rest = sql<number>`(${due} - o.refunded - o.withheld)`

/** A return `r` whose money may have to go back; it may come after the return was closed. */
const isTaken = sql<boolean>`(r.state in ('accepted', 'accepted_partly')
  or r.state = 'closed' and r.reduced_amount > 0)`

/**
 * Cents of an order `o` that have to go back: of a cancelled one all, else what its returns are owed. What was
 * never paid, or stays here for wear, is not owed.
 */
export const owedBack = sql<number>`case
  when o.payment_provider_state not in ('paid', 'refunded_partly') then 0
  when o.state = 'cancelled' then ${rest}
  else least(${rest}, coalesce((select sum(${owedPart}) from returns r
    where r.order_id = o.id and ${isTaken}), 0)) end`

/** Persons with something to be paid by either side: found from what is open, however many customers there are. */
export const personsWithOpen = sql`
  select l.person_id from ${ordersOfPersons} where ${isUnpaid}
  union select l.person_id from ${ordersOfPersons} where o.is_owed
  union select l.person_id from ${ordersOfPersons} where ${owedBack} > 0
    and o.id in (select r.order_id from returns r where ${isTaken})`
