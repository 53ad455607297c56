import type { Db } from '../../server/unit-of-work.ts'
import type { OwnOrder } from '../order.calls.ts'
import type { Order } from '../order.ts'
import { orderResource } from './order.resource.ts'
import { tokenHash } from './order-link.ts'

const SHOWN = 20

/** Ids are made in the order of time, so the latest come first. */
export async function findOwnOrders(
  db: Db,
  account: string,
  cursor: string | undefined,
): Promise<{ items: OwnOrder[]; next: string | null }> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'payment_provider_state', 'total', 'currency', 'created_at'])
    .where('account_id', '=', account)
    .$if(cursor !== undefined, (all) => all.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(SHOWN + 1)
    .execute()
  const shown = rows.slice(0, SHOWN)
  return {
    items: shown.map(({ id, created_at, ...row }) => ({
      _id: id,
      ...row,
      created: created_at.toISOString(),
    })),
    next: rows.length > SHOWN ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Only whoever bought it: an order of somebody else is not there. */
export async function findOwnOrder(
  db: Db,
  account: string,
  id: string,
): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst()
  return row && (await orderResource.read(db, [row.id]))[0]
}

/** By the link of a mail. */
export async function findByToken(db: Db, token: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row && (await orderResource.read(db, [row.id]))[0]
}
