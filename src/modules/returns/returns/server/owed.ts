import { sql } from 'kysely'

/** The row of a return in a query: `r`, or one beside it. */
type Alias = 'r' | 'earlier'

/**
 * Cents of a return of an order `o` that nobody paid. The order says how many these are of all its returns
 * together: where somebody paid more than was asked for, it was for what came back last.
 */
const unpaidOf = (alias: Alias) => {
  const r = sql.table(alias)
  return sql<number>`least(${r}.reduced_amount, greatest(0, o.reduced - (
    select coalesce(sum(x.reduced_amount), 0) from returns x
    where x.order_id = ${r}.order_id and x.id < ${r}.id)))`
}

export const unpaidPart = sql<number>`${unpaidOf('r')}::bigint`

/** What of its worth is settled: it went back or was kept. What went back on top settles nothing. */
const settledOf = (alias: Alias) => {
  const r = sql.table(alias)
  return sql<number>`(${r}.refunded_amount - ${r}.given_amount + ${r}.withheld_amount)`
}

/** What of the money of its order is here, is not meant to stay, and is not owed by the order itself. */
export const refundablePart = sql<number>`greatest(0,
  o.balance - o.refund_due - o.withheld)::bigint`

/** It ended with less than it is worth: money that comes or comes back later may be owed by it. */
export const endedShort = sql<boolean>`(r.state in ('refunded', 'closed')
  and r.goods_amount + r.shipping_amount > ${settledOf('r')})`

/** What was paid for it and is not settled. */
const claimOf = (alias: Alias) => {
  const r = sql.table(alias)
  return sql<number>`greatest(0, ${r}.goods_amount + ${r}.shipping_amount
    - ${unpaidOf(alias)} - ${settledOf(alias)})`
}

/** Cents of it that have yet to go back: never more than is here, and what came back first is paid first. */
export const owedPart = sql<number>`greatest(0, least(${claimOf('r')}, ${refundablePart} - (
  select coalesce(sum(${claimOf('earlier')}), 0) from returns earlier
  where earlier.order_id = r.order_id and earlier.id < r.id)))::bigint`
