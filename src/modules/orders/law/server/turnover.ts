import { type Kysely, sql } from 'kysely'
import { fromWallTime } from '#kernel/i18n/berlin-time.ts'
import type { OrderTables } from '../../server/tables.ts'

type Db = Kysely<OrderTables>

/** States of what was sold; cancelled orders count nowhere. */
const SOLD = ['placed', 'on_hold', 'accepted', 'in_fulfilment', 'completed']

/** More than any limit of the law can be about. */
const MOST_ORDERS = 200_000

/** The year of a day: '2026-11-18' → 2026. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** What was sold in a year, less what went back, in whole cents. */
export async function turnoverIn(db: Db, year: number): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(total - refunded), 0) as sum from (
      select total, refunded from orders
      where state = any(${SOLD}::text[]) and ${within(year)} limit ${MOST_ORDERS}) sold`.execute(db)
  return Number(rows[0]?.sum ?? 0)
}

/** What was sent to these countries in a year, without VAT, in whole cents. */
export async function soldTo(db: Db, countries: readonly string[], year: number): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(net), 0) as sum from (
      select (totals ->> 'net')::bigint as net from orders
      where address ->> 'country' = any(${[...countries]}::text[]) and ${within(year)}
        and state = any(${SOLD}::text[]) and delivery ->> 'kind' = 'ship'
      limit ${MOST_ORDERS}) sold`.execute(db)
  return Number(rows[0]?.sum ?? 0)
}

/** Whether a company bought something in a year. */
export async function hasSoldToCompanies(db: Db, year: number): Promise<boolean> {
  const { rows } = await sql`select from orders
    where address ->> 'company' <> '' and ${within(year)} and state = any(${SOLD}::text[])
    limit 1`.execute(db)
  return rows.length > 0
}

function within(year: number) {
  const start = (of: number) => fromWallTime({ day: `${of}-01-01`, time: '00:00' }) ?? ''
  return sql<boolean>`created_at >= ${start(year)}::timestamptz
    and created_at < ${start(year + 1)}::timestamptz`
}
