import { sql } from 'kysely'

/**
 * Cents of a return `r` of an order `o` that nobody paid. The order says how many these are of all its
 * returns together: where somebody paid more than was asked for, it was for what came back last.
 */
export const unpaidPart = sql<number>`least(r.reduced_amount, greatest(0, o.reduced - (
  select coalesce(sum(x.reduced_amount), 0) from returns x
  where x.order_id = r.order_id and x.id < r.id)))::bigint`

/** What of the money of its order is here, and is not meant to stay. */
export const refundablePart = sql<number>`greatest(0,
  least(o.balance, o.total - o.reduced - o.refunded) - o.withheld)::bigint`

/** It ended with less than it is worth: money that comes or comes back later may be owed by it. */
export const endedShort = sql<boolean>`(r.state in ('refunded', 'closed')
  and r.goods_amount + r.shipping_amount > r.refunded_amount + r.withheld_amount)`

/** Cents of it that have yet to go back: never more than was paid and did not go back yet. */
export const owedPart = sql<number>`least(${refundablePart}, greatest(0, r.goods_amount
  + r.shipping_amount - ${unpaidPart} - r.withheld_amount - r.refunded_amount))::bigint`
