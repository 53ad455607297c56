import { sql } from 'kysely'

/** The orders `o` of persons, by the links `l`. */
export const ordersOfPersons = sql`person_links l join orders o on o.id = l.item_id
  and l.module = 'orders' and l.noun = 'order' and l.role = 'buyer'`

/** An order `o` that its buyer has yet to pay. */
export const isUnpaid = sql<boolean>`(o.payment_provider_state = 'awaiting'
  and o.state <> 'cancelled')`

/** Cents of an order `o` that have to go back: of a cancelled one all, else what returns are worth. */
export const owedBack = sql<number>`case
  when o.payment_provider_state not in ('paid', 'refunded_partly') then 0
  when o.state = 'cancelled' then o.total - o.refunded
  else least(o.total - o.refunded, coalesce((
    select sum(r.goods_amount + r.shipping_amount - r.refunded_amount) from returns r
    where r.order_id = o.id and r.state in ('accepted', 'accepted_partly')), 0)) end`
