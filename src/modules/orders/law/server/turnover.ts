import { type Kysely, type RawBuilder, sql } from 'kysely'
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

/** What was sold in a year without VAT, less what came or went back, in whole cents. */
export async function turnoverIn(db: Db, year: number): Promise<number> {
  return sumOf(
    db,
    sql`select ${NET} as net from orders
      where state = any(${SOLD}::text[]) and not test and ${within(year)} limit ${MOST_ORDERS}`,
  )
}

/** The same for what was sent to consumers in these countries. */
export async function soldTo(db: Db, countries: readonly string[], year: number): Promise<number> {
  return sumOf(
    db,
    sql`select ${NET} as net from orders
      where address ->> 'country' = any(${[...countries]}::text[]) and ${within(year)}
        and state = any(${SOLD}::text[]) and not test and delivery ->> 'kind' = 'ship'
        and totals ->> 'exemption' is distinct from 'intra_community' limit ${MOST_ORDERS}`,
  )
}

/** Of a refund the share of VAT comes off, too. */
const NET = sql<number>`(totals ->> 'net')::numeric * (total - reduced - refunded)
  / greatest(total, 1)`

async function sumOf(db: Db, orders: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    select round(coalesce(sum(net), 0)) as sum from (${orders}) sold`.execute(db)
  return Number(rows[0]?.sum ?? 0)
}

/** Up to this many cents nobody needs an e-invoice (§ 33 UStDV). */
const SMALL_INVOICE = 25_000

/** Whether a company of this country bought something in a year that needs an invoice of its own. */
export async function hasSoldToCompanies(
  db: Db,
  { country, year }: { country: string; year: number },
): Promise<boolean> {
  const { rows } = await sql`select from orders
    where address ->> 'company' <> '' and address ->> 'country' = ${country}
      and total > ${SMALL_INVOICE} and ${within(year)} and state = any(${SOLD}::text[])
      and not test limit 1`.execute(db)
  return rows.length > 0
}

function within(year: number) {
  const start = (of: number) => fromWallTime({ day: `${of}-01-01`, time: '00:00' }) ?? ''
  return sql<boolean>`created_at >= ${start(year)}::timestamptz
    and created_at < ${start(year + 1)}::timestamptz`
}
