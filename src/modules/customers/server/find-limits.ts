import { domainToASCII, domainToUnicode } from 'node:url'
import { type RawBuilder, sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { isProof, isUnpaid, missing, ordersOfPersons } from './order-sums.ts'
import type { CustomerTables } from './tables.ts'
import type { Db } from './unit-of-work.ts'

/** Somebody signed in is known; a guest has only typed an address. */
type Buyer = {
  account: string | null
  email: string
  /** How many orders are to be paid before one by invoice; guests have paid none: anybody can type an address. */
  invoiceAfter: number
}

type Known = Omit<Buyer, 'invoiceAfter'>

const ANY = Number.POSITIVE_INFINITY

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
 * change of any module. All guests are let do the same: the checkout does not tell what is known of an
 * address that was only typed, and staff look at their orders (decision 046).
 */
export async function findBuyerLimits(
  given: { selectFrom: unknown },
  buyer: Buyer,
): Promise<BuyerLimits> {
  const db = tablesOf<CustomerTables>(given)
  const maxInvoice = (await isProved(db, buyer)) ? ANY : -1
  if (!buyer.account) return { isBlocked: false, maxOrder: ANY, maxInvoice }
  const set = await limitsSet(db, buyer)
  return { ...set, maxInvoice: Math.min(set.maxInvoice, maxInvoice) }
}

/** What staff have set for whoever has the address, or is the owner of the account. */
export async function limitsSet(db: Db, buyer: Known): Promise<BuyerLimits> {
  const { rows } = await sql<Row>`
    select bool_or(is_blocked) as is_blocked, bool_or(no_invoice) as no_invoice,
      min(max_order) as max_order, min(max_open) as max_open
    from customers where id in (${personsOf(buyer)})`.execute(db)
  const { is_blocked, no_invoice, max_order, max_open } = rows[0] ?? {}
  const left = max_open ? max_open - (await unpaidInvoices(db, buyer)) : ANY
  return {
    isBlocked: is_blocked === true,
    maxOrder: max_order ?? ANY,
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
  if (buyer.account)
    await sql`select 1 from people where id in (${personsOf(buyer)})
      order by id for no key update`.execute(tablesOf<CustomerTables>(change.db))
  return findBuyerLimits(change.db, buyer)
}

/**
 * Whom an account proves to be: its own person, and the guests with the address it has confirmed. Accounts
 * of others are left out: what they typed about themselves binds nobody else.
 */
function personsOf({ account, email }: Known) {
  if (!account) return personsAt(sql`${spellingsOf(email)}::text[]`)
  const confirmed = sql`array(select fold_contact('email', handle) from users
    where id = ${account} and verified_at is not null)`
  return sql`select id from people where account = ${account}
    union select id from people where account is null and id in (${personsAt(confirmed)})`
}

/** Who has an address, and who has ordered with it: their contacts may have been changed since. */
function personsAt(addresses: RawBuilder<unknown>) {
  return sql`select person_id from person_contacts
      where kind = 'mail' and folded = any(${addresses})
    union select l.person_id from ${ordersOfPersons}
      where o.email <> '' and lower(o.email) = any(${addresses})`
}

/** One mailbox, whichever way its domain is written. */
function spellingsOf(email: string): string[] {
  const typed = email.trim().toLowerCase()
  const at = typed.lastIndexOf('@') + 1
  const [name, domain] = [typed.slice(0, at), typed.slice(at).replace(/\.$/, '')]
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)].filter(Boolean)
  return [...new Set(domains.flatMap((spelling) => [name + spelling, `${name}${spelling}.`]))]
}

async function isProved(db: Db, buyer: Buyer): Promise<boolean> {
  const { account, invoiceAfter } = buyer
  if (invoiceAfter === 0) return true
  if (!account) return false
  const { rows } = await sql<object>`
    select 1 from ${ordersOfPersons} where l.person_id in (${personsOf(buyer)})
      and ${isProof} limit ${invoiceAfter}`.execute(db)
  return rows.length >= invoiceAfter
}

async function unpaidInvoices(db: Db, buyer: Known): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(${missing}), 0)::bigint as sum from ${ordersOfPersons}
    where l.person_id in (${personsOf(buyer)}) and o.payment_source = 'invoice'
      and ${isUnpaid}`.execute(db)
  return rows[0]?.sum ?? 0
}
