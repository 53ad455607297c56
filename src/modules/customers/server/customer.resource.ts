import { sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { type Customer, customer } from '../customer.ts'
import { askRegister, unanswered } from '../vat-ids/server/check-vat-id.ts'
import { due, isUnpaid, missing, ordersOfPersons, owedBack, personsWithOpen } from './order-sums.ts'
import type { CustomerTables } from './tables.ts'
import type { Db } from './unit-of-work.ts'

export const customerResource = resourcesOf<CustomerTables>()(customer, {
  table: 'customers',
  // The answer belongs to the id: saved once more, the same id keeps it.
  columns: async (_, { vat_id }, before) =>
    vat_id === undefined || vat_id === before?.vat_id ? {} : unanswered(vat_id),
  changed: async (change, { _id: id, vat_id }, before) => {
    if (vat_id !== '' && vat_id !== before.vat_id) await askRegister(change, { id, vat_id })
  },
  derive,
  where: ({ has_account, has_open }) => [
    ...(has_account === undefined ? [] : [sql<boolean>`customers.has_account = ${has_account}`]),
    ...(has_open === undefined ? [] : [isAmongOpen(has_open)]),
  ],
})

function isAmongOpen(isOpen: boolean) {
  return sql<boolean>`customers.id ${isOpen ? sql`in` : sql`not in`} (${personsWithOpen})`
}

type Sums = Pick<Customer, 'person' | 'account' | 'orders' | 'turnover' | 'open' | 'owed'>

/** Tests count nowhere; amounts in another currency than that of the latest order are not added up. */
async function derive(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Sums>`
    select c.id as person, p.account, count(o.id) filter (where not o.test)::int as orders,
      coalesce(sum(${due} - o.refunded) filter (where o.state <> 'cancelled'
        and not o.test and o.currency = c.currency), 0)::bigint as turnover,
      coalesce(sum(${missing}) filter (where ${isUnpaid} and o.currency = c.currency), 0)::bigint
        as open,
      coalesce(sum(${owedBack}) filter (where o.currency = c.currency), 0)::bigint as owed
    from customers c join people p on p.id = c.id
      left join (${ordersOfPersons}) on l.person_id = c.id
    where c.id = any(${[...ids]}::uuid[]) group by c.id, p.account`.execute(db)
  return new Map(rows.map((row) => [row.person, row]))
}
