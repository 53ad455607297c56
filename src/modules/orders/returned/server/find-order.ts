import { sql } from 'kysely'
import { lockPayments } from '#modules/payments/server/api.ts'
import type { Order } from '../../orders/order.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import type { Db, OrderChange } from '../../server/unit-of-work.ts'

/** By the number people know; with an address only the order of that address. */
export async function findOrderByNumber(
  db: Db,
  { number, email }: { number: string; email?: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .$if(email !== undefined, (found) =>
      found.where(sql<boolean>`lower(email) = ${(email ?? '').toLowerCase()}`),
    )
    .executeTakeFirst()
  return row?.id
}

/** As it is now, and as it stays until the change is done; its payments before it, as everywhere. */
export async function lockOrder(change: OrderChange, id: string): Promise<Order | undefined> {
  await lockPayments(change.db, id)
  return lockOrderAlone(change, id)
}

/** For a change that has one of its payments already and asks for no other. */
export async function lockOrderAlone({ db }: OrderChange, id: string): Promise<Order | undefined> {
  await sql`select 1 from orders where id = ${id} for update`.execute(db)
  return (await orderResource.read(db, [id]))[0]
}
