import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { isUnpaid, ordersOfPersons } from './order-sums.ts'
import type { CustomerTables } from './tables.ts'
import type { Db } from './unit-of-work.ts'

/** Somebody signed in is known; a guest is whoever has the address that was typed. */
type Buyer = { account: string | null; email: string }

type BuyerLimits = {
  isBlocked: boolean
  /** Cents an order may cost; Infinity where nobody said. */
  maxOrder: number
  /** Cents an order by invoice may cost now. */
  maxInvoice: number
}

type Row = {
  is_blocked: boolean | null
  no_invoice: boolean | null
  max_order: number | null
  max_open: number | null
}

/**
 * What the shop lets a buyer do, the strictest where several have the address. On the database or in the
 * change of any module.
 */
export async function findBuyerLimits(
  given: { selectFrom: unknown },
  buyer: Buyer,
): Promise<BuyerLimits> {
  const db = tablesOf<CustomerTables>(given)
  const { rows } = await sql<Row>`
    select bool_or(is_blocked) as is_blocked, bool_or(no_invoice) as no_invoice,
      min(max_order) as max_order, min(max_open) as max_open
    from customers where id in (${personsOf(buyer)})`.execute(db)
  const { is_blocked, no_invoice, max_order, max_open } = rows[0] ?? {}
  const left = max_open ? max_open - (await unpaidInvoices(db, buyer)) : Number.POSITIVE_INFINITY
  return {
    isBlocked: is_blocked === true,
    maxOrder: max_order ?? Number.POSITIVE_INFINITY,
    maxInvoice: no_invoice ? -1 : left,
  }
}

/**
 * The same, held until the change ends: of two orders at once the second knows of the first. The persons
 * are held, not the customers: a merge begins with them too, and so neither waits in a circle.
 */
export async function holdBuyerLimits(
  change: { db: { selectFrom: unknown } },
  buyer: Buyer,
): Promise<BuyerLimits> {
  await sql`select 1 from people where id in (${personsOf(buyer)})
    order by id for no key update`.execute(tablesOf<CustomerTables>(change.db))
  return findBuyerLimits(change.db, buyer)
}

function personsOf({ account, email }: Buyer) {
  if (account) return sql`select id from people where account = ${account}`
  return sql`select person_id from person_contacts
    where kind = 'mail' and folded = ${email.trim().toLowerCase()}`
}

async function unpaidInvoices(db: Db, buyer: Buyer): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(o.total), 0)::bigint as sum from ${ordersOfPersons}
    where l.person_id in (${personsOf(buyer)}) and o.payment_source = 'invoice'
      and ${isUnpaid}`.execute(db)
  return rows[0]?.sum ?? 0
}
