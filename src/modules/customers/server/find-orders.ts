import { sql } from 'kysely'
import type { CustomerOrder } from '../customer.calls.ts'
import { isUnpaid, missing, ordersOfPersons, owedBack } from './order-sums.ts'
import type { Db } from './unit-of-work.ts'

const SHOWN = 20

type Asked = { customer: string; cursor: string | undefined; is_open: boolean }
type Row = Omit<CustomerOrder, 'created'> & { created: Date }

/** Ids are made in the order of time, so the latest come first. */
export async function findCustomerOrders(
  db: Db,
  { customer, cursor, is_open }: Asked,
): Promise<{ items: CustomerOrder[]; next: string | null }> {
  const { rows } = await sql<Row>`
    select o.id as _id, o.number, o.state, o.payment_source, o.payment_provider_state, o.total,
      o.currency, case when ${isUnpaid} then ${missing} else 0 end as open,
      (${owedBack})::bigint as owed, o.created_at as created
    from ${ordersOfPersons}
    where l.person_id = ${customer}
      ${cursor ? sql`and o.id < ${cursor}` : sql``}
      ${is_open ? sql`and (${isUnpaid} or ${owedBack} > 0)` : sql``}
    order by o.id desc limit ${SHOWN + 1}`.execute(db)
  const items = rows
    .slice(0, SHOWN)
    .map(({ created, ...row }) => ({ ...row, created: created.toISOString() }))
  return { items, next: rows.length > SHOWN ? (items.at(-1)?._id ?? null) : null }
}
