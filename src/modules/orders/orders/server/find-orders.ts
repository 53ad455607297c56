import { sql } from 'kysely'
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
    .select('delivery')
    .where('account_id', '=', account)
    .$if(cursor !== undefined, (all) => all.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(SHOWN + 1)
    .execute()
  const shown = rows.slice(0, SHOWN)
  return {
    items: shown.map(({ id, created_at, delivery: { kind }, ...row }) => ({
      _id: id,
      ...row,
      delivery: { kind },
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

/** Long enough for a warranty of a year; whoever has an account sees it there afterwards. */
const LINK_DAYS = 400

/** By the link of a mail, which ends so many days after the last step. */
export async function findByToken(db: Db, token: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .where(sql<boolean>`updated_at > now() - make_interval(days => ${LINK_DAYS})`)
    .executeTakeFirst()
  return row && (await orderResource.read(db, [row.id]))[0]
}
