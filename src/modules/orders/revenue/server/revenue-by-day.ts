import { type Kysely, sql } from 'kysely'
import type { OrderTables } from '../../server/tables.ts'

type Asked = { from: string; to: string; currency: string }
type DayRevenue = { day: string; orders: number; cents: number }

/**
 * What was ordered on each of these days in Europe/Berlin, with VAT and in whole cents, less what went
 * back or was let off since. Orders that were cancelled or only tried out count nowhere.
 */
export async function revenueByDay(
  db: Kysely<OrderTables>,
  { from, to, currency }: Asked,
): Promise<DayRevenue[]> {
  const berlin = sql`at time zone 'Europe/Berlin'`
  const { rows } = await sql<DayRevenue>`
    select (created_at ${berlin})::date::text as day, count(*) as orders,
      sum(total - reduced - refunded)::int8 as cents
    from orders
    where created_at >= ${from}::timestamp ${berlin}
      and created_at < (${to}::date + 1)::timestamp ${berlin}
      and not test and state <> 'cancelled' and currency = ${currency}
    group by 1 order by 1`.execute(db)
  return rows
}
