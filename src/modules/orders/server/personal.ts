import { sql } from 'kysely'
import { type Kept, personColumns } from '#kernel/server/personal-data.ts'
import type { OrderTables } from './tables.ts'

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

/** The order stays while the law wants it, without what the law does not ask for. */
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
      email: 'email',
      exported: {
        as: 'orders',
        columns: [
          'number',
          'name',
          'email',
          'address',
          'state',
          'total',
          'currency',
          'tracking',
          'created_at',
        ],
      },
      erase: { account_id: null, email: '', note: '', tracking: '', name: BOOKS },
    },
  ],
  erase: async (change, { id, emails }) => {
    const addresses = emails.map((email) => email.toLowerCase())
    await sql`update orders set address = address || '{"phone": ""}'
      where account_id = ${id} or lower(email) = any(${addresses}::text[])`.execute(change.db)
    return []
  },
})
