import { sql } from 'kysely'
import {
  exportedName,
  type Kept,
  type Person,
  personColumns,
} from '#kernel/server/people/personal-data.ts'
import { forgetReasons } from '#modules/payments/server/api.ts'
import type { OrderTables } from './tables.ts'
import type { Db } from './unit-of-work.ts'

const BOOKS: Kept = {
  what: {
    de: 'Bestellungen mit Name und Anschrift',
    en: 'Orders with name and address',
  },
  why: {
    de: 'Sie müssen sechs bis acht Jahre aufbewahrt werden (§ 147 AO, § 257 HGB)',
    en: 'They must be kept for six to eight years (§ 147 AO, § 257 HGB)',
  },
}

/** As the order stands in the books; the token of its link is nobody's business. */
const COLUMNS = [
  'number',
  'name',
  'email',
  'address',
  'vat_check',
  'delivery',
  'state',
  'payment_source',
  'payment_provider_state',
  'pay_until',
  'total',
  'refunded',
  'reduced',
  'withheld',
  'totals',
  'currency',
  'lang',
  'accepted_texts',
  'tracking',
  'note',
  'created_at',
] as const

const LEFT = { email: '', note: '', tracking: '', name: BOOKS }

/** No person has more lines than this. */
const MOST = 100_000

/**
 * The order stays while the law wants it, without what the law does not ask for. An address that was
 * typed says whose an order is only where no account does: anybody can type one.
 */
export const personal = personColumns<OrderTables>({
  purpose: {
    for: { de: 'Um Bestellungen auszuführen', en: 'To fulfil orders' },
    basis: {
      de: 'Erfüllung eines Vertrags (Art. 6 Abs. 1 lit. b DSGVO), danach gesetzliche Aufbewahrung (lit. c)',
      en: 'Performance of a contract (Art. 6 (1) (b) GDPR), afterwards retention required by law (c)',
    },
    until: {
      de: 'Acht Jahre nach dem Ende des Jahres, in dem bestellt wurde',
      en: 'Eight years after the end of the year of the order',
    },
  },
  place: () => 'shop/orders',
  tables: [
    {
      table: 'orders',
      account: 'account_id',
      exported: { as: 'orders', columns: COLUMNS },
      erase: { account_id: null, ...LEFT },
    },
    {
      table: 'orders',
      email: 'email',
      where: { account_id: null },
      erase: LEFT,
    },
  ],
  collect: async ({ db }, person) => {
    const { rows: guestOrders } = await sql<Record<string, unknown>>`
      select ${sql.join(COLUMNS.map((name) => sql.ref(`o.${name}`)))} from orders o
      where o.account_id is null and ${isOf(person)}
      order by o.created_at limit ${MOST}`.execute(db)
    const { rows: orderLines } = await sql<object>`
      select o.number, l.title, l.variant_title as "variantTitle", l.sku, l.quantity, l.unit,
        l.unit_price as "unitPrice", l.gross, l.rate, l.withdrawal
      from orders o join order_lines l on l.order_id = o.id
      where ${isOf(person)} order by o.created_at, l.position limit ${MOST}`.execute(db)
    const { rows: orderRefunds } = await sql<object>`
      select o.number, r.amount, r.refunded_on::text as "refundedOn", r.note
      from orders o join order_refunds r on r.order_id = o.id
      where ${isOf(person)} order by o.created_at, r.id limit ${MOST}`.execute(db)
    const { rows: orderShipments } = await sql<object>`
      select o.number, s.provider, s.tracking, s.shipped_on::text as "shippedOn", s.state
      from orders o join shipments s on s.order_id = o.id
      where ${isOf(person)} order by o.created_at, s.id limit ${MOST}`.execute(db)
    const { rows: orderPayments } = await sql<object>`
      select o.number, p.source as "paymentSource", p.state as "paymentProviderState", p.amount,
        p.captured, p.refunded, p.currency, p.created_at as created
      from orders o join payments p on p.subject_id = o.id
      where ${isOf(person)} order by o.created_at, p.id limit ${MOST}`.execute(db)
    const { rows: paymentRefunds } = await sql<object>`
      select o.number, r.amount, r.reason, r.created_at as created
      from orders o join payments p on p.subject_id = o.id
        join payment_refunds r on r.payment_id = p.id
      where ${isOf(person)} order by o.created_at, r.id limit ${MOST}`.execute(db)
    return {
      guestOrders: guestOrders.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, held]) => [exportedName(name), held])),
      ),
      orderLines,
      orderRefunds,
      orderFiles: await filesOf(db, person),
      orderShipments,
      orderPayments,
      paymentRefunds,
    }
  },
  // Links in mails that were sent lead nowhere any more: what stays is for the books alone. Those that
  // are only linked to the person are known by no column, and so emptied here.
  erase: async (change, person) => {
    const { db } = change
    const { rows } = await sql<{ id: string }>`select o.id from orders o
      where ${isOf(person)}`.execute(db)
    await forgetReasons(
      change,
      rows.map(({ id }) => id),
    )
    await sql`update shipments s set tracking = '', tracking_url = '' from orders o
      where o.id = s.order_id and ${isOf(person)}`.execute(db)
    await sql`update orders o set address = o.address || '{"phone": ""}',
      email = '', note = '', tracking = '',
      token_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8'))
      where ${isOf(person)}`.execute(db)
    return rows.length > 0 ? [BOOKS] : []
  },
})

/** What was bought as files, and when they were fetched for the first time. */
async function filesOf(db: Db, person: Person): Promise<object[]> {
  const { rows } = await sql<object>`
    select o.number, f.name, f.size, f.fetched_at as fetched
    from orders o join order_lines l on l.order_id = o.id join order_files f on f.line_id = l.id
    where ${isOf(person)} order by o.created_at, l.position, f.file_id limit ${MOST}`.execute(db)
  return rows
}

/**
 * The same rows as the tables say, of orders called `o`, and those that are linked to the person: once a
 * guest is merged, nothing but the link says whose an order is.
 */
function isOf({ id, emails, person, merged = [] }: Person) {
  const addresses = emails.map((email) => email.toLowerCase())
  return sql<boolean>`(o.account_id = ${id}::uuid
    or o.account_id is null and (lower(o.email) = any(${addresses}::text[])
      or o.id in (select item_id from person_links where module = 'orders' and noun = 'order'
        and person_id = any(${[person, ...merged]}::uuid[]))))`
}
