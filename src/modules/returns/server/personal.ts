import { sql } from 'kysely'
import { type Kept, type Person, personColumns } from '#kernel/server/people/personal-data.ts'
import type { ReturnTables } from './tables.ts'

const PROOF: Kept = {
  what: {
    de: 'Widerrufe und Rücksendungen mit dem Namen',
    en: 'Withdrawals and returns with the name',
  },
  why: {
    de: 'Sie gehören zu den Unterlagen einer Bestellung und müssen sechs Jahre aufbewahrt werden (§ 147 AO, § 257 HGB)',
    en: 'They belong to the records of an order and must be kept for six years (§ 147 AO, § 257 HGB)',
  },
}

const COLUMNS = [
  'number',
  'kind',
  'state',
  'name',
  'contact',
  'contract',
  'reason',
  'note',
  'refunded_amount',
  'created_at',
] as const

const LEFT = { contact: '', note: '', reason: '', name: PROOF }

/** No person has more lines than this. */
const MOST = 100_000

/**
 * The declaration stays as proof, without what the law does not ask for. An address that was typed says
 * whose a return is only where no account does: anybody can type one.
 */
export const personal = personColumns<ReturnTables>({
  purpose: {
    for: { de: 'Um Verträge rückabzuwickeln', en: 'To reverse contracts' },
    basis: {
      de: 'Rechtliche Verpflichtung (Art. 6 Abs. 1 lit. c DSGVO, §§ 355–357 BGB)',
      en: 'Legal obligation (Art. 6 (1) (c) GDPR, §§ 355–357 BGB)',
    },
    until: {
      de: 'Sechs Jahre nach dem Ende des Jahres, in dem widerrufen wurde',
      en: 'Six years after the end of the year of the withdrawal',
    },
  },
  place: () => 'shop/returns',
  tables: [
    {
      table: 'returns',
      account: 'account_id',
      exported: { as: 'returns', columns: COLUMNS },
      erase: { account_id: null, ...LEFT },
    },
    {
      table: 'returns',
      email: 'contact',
      where: { account_id: null },
      erase: LEFT,
    },
  ],
  collect: async ({ db }, person) => {
    const { rows: guestReturns } = await sql<object>`
      select r.number, r.kind, r.state, r.name, r.contact, r.contract, r.reason, r.note,
        r.refunded_amount as "refundedAmount", r.created_at as created
      from returns r where r.account_id is null and ${isOf(person)}
      order by r.created_at limit ${MOST}`.execute(db)
    const { rows: returnLines } = await sql<object>`
      select r.number, l.title, l.variant_title as "variantTitle", l.unit, c.amount,
        (c.claimed / 1000.0)::float8 as quantity, (c.accepted / 1000.0)::float8 as accepted
      from returns r join return_lines c on c.return_id = r.id
        left join order_lines l on l.id = c.order_line_id
      where ${isOf(person)} order by r.created_at, l.position limit ${MOST}`.execute(db)
    return { guestReturns, returnLines }
  },
  // Also those of the person's orders, and how the contract was named in somebody's own words.
  erase: async ({ db }, person) => {
    const { rows } = await sql`update returns r set contact = '', note = '', reason = '',
      contract = coalesce((select number from orders where id = r.order_id), '')
      where ${isOf(person)} returning r.id`.execute(db)
    return rows.length > 0 ? [PROOF] : []
  },
})

/** By account; where none is known, by the address, the link or the order, of returns called `r`. */
function isOf({ id, emails, person, merged = [] }: Person) {
  const addresses = emails.map((email) => email.toLowerCase())
  const linked = (module: string) => sql`(select item_id from person_links
    where module = ${module} and person_id = any(${[person, ...merged]}::uuid[]))`
  return sql<boolean>`(r.account_id = ${id}::uuid
    or r.account_id is null and (lower(r.contact) = any(${addresses}::text[])
      or r.id in ${linked('returns')}
      or r.order_id in (select o.id from orders o where o.account_id = ${id}::uuid
        or o.account_id is null and (lower(o.email) = any(${addresses}::text[])
          or o.id in ${linked('orders')}))))`
}
