import { sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { type Customer, customer } from '../customer.ts'
import { startVatCheck } from '../vat-ids/server/check-vat-id.ts'
import { isUnpaid, ordersOfPersons, owedBack } from './order-sums.ts'
import type { CustomerTables } from './tables.ts'
import type { Db } from './unit-of-work.ts'

export const customerResource = resourcesOf<CustomerTables>()(customer, {
  table: 'customers',
  written: async (change, id, { vat_id }) => {
    if (vat_id !== undefined) await startVatCheck(change, { id, vat_id })
  },
  derive,
  where: ({ has_account, has_open }) => [
    ...(has_account === undefined ? [] : [sql<boolean>`${hasAccount} = ${has_account}`]),
    ...(has_open === undefined ? [] : [sql<boolean>`${hasOpen} = ${has_open}`]),
  ],
})

const hasAccount = sql`exists (select from people
  where people.id = customers.id and people.account is not null)`
const hasOpen = sql`exists (select from ${ordersOfPersons}
  where l.person_id = customers.id and (${isUnpaid} or ${owedBack} > 0))`

type Sums = Pick<Customer, 'person' | 'account' | 'orders' | 'turnover' | 'open' | 'owed'>

/** Amounts in another currency than that of the latest order are not added up. */
async function derive(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Sums>`
    select c.id as person, p.account, count(o.id)::int as orders,
      coalesce(sum(o.total - o.refunded) filter (where o.state <> 'cancelled'
        and o.currency = c.currency), 0)::bigint as turnover,
      coalesce(sum(o.total) filter (where ${isUnpaid} and o.currency = c.currency), 0)::bigint
        as open,
      coalesce(sum(${owedBack}) filter (where o.currency = c.currency), 0)::bigint as owed
    from customers c join people p on p.id = c.id
      left join (${ordersOfPersons}) on l.person_id = c.id
    where c.id = any(${[...ids]}::uuid[]) group by c.id, p.account`.execute(db)
  return new Map(rows.map((row) => [row.person, row]))
}
