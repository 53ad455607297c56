import { sql } from 'kysely'

/**
 * Cents of a return `r` of an order `o` that nobody paid. The order says how many these are of all its
 * returns together: where somebody paid more than was asked for, it was for what came back last.
 */
export const unpaidPart = sql<number>`least(r.reduced_amount, greatest(0, o.reduced - (
  select coalesce(sum(x.reduced_amount), 0) from returns x
  where x.order_id = r.order_id and x.id < r.id)))::bigint`

/** Cents of it that have yet to go back: never more than was paid and did not go back yet. */
export const owedPart = sql<number>`case when o.payment_provider_state in ('paid', 'refunded_partly')
  then least(o.total - o.reduced - o.withheld - o.refunded, greatest(0, r.goods_amount
    + r.shipping_amount - ${unpaidPart} - r.withheld_amount - r.refunded_amount))
  else 0 end::bigint`
