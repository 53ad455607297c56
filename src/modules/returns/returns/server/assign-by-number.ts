import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { findOrderByNumber } from '#modules/orders/server/api.ts'
import { link } from '#modules/people/server/api.ts'
import { returnFailures } from '../../errors.ts'
import type { ReturnTables } from '../../server/tables.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import { assignOrder } from './assign-order.ts'

/** Staff know which order is meant: theirs is a return of all that is left of it. */
export async function assignByNumber(
  change: ReturnChange,
  { id, number }: { id: string; number: string },
): Promise<void> {
  const order = await findOrderByNumber(tablesOf<ReturnTables>(change.db), {
    number: number.trim(),
  })
  if (!order) throw returnFailures.unknownOrder()
  // Staff have heard of it in person; a withdrawal is acknowledged by a mail, or by somebody.
  await sql`update returns set state = 'acknowledged'
    where id = ${id} and state = 'declared' and name = '' and (kind <> 'withdrawal'
      or exists (select from orders where id = ${order} and email <> ''))`.execute(change.db)
  // What a guest declared is the guest's; what staff noted is of whoever bought.
  const { rows } = await sql`select from returns where id = ${id} and name = ''`.execute(change.db)
  if (rows.length > 0) await belongToBuyer(change, { id, order })
  const claimed = await assignOrder(change, { id, order })
  if (claimed > 0) return
  // A withdrawal is received whatever others claimed: it waits for its goods.
  const { rows: claims } = await sql`select from returns
    where id = ${id} and kind <> 'withdrawal'`.execute(change.db)
  if (claims.length > 0) throw returnFailures.nothingLeft()
}

/** Of their person; whose account it is, the order says. */
async function belongToBuyer(
  { db }: ReturnChange,
  { id, order }: { id: string; order: string },
): Promise<void> {
  const links = await db
    .selectFrom('person_links')
    .select(['person_id', 'proof'])
    .where('module', '=', 'orders')
    .where('noun', '=', 'order')
    .where('item_id', '=', order)
    .execute()
  for (const { person_id: person, proof } of links)
    await link({ db }, { person, proof, thing: thingOf(id) })
}

/** What a person is linked to, and as what. */
export function thingOf(id: string) {
  return { module: 'returns', noun: 'return', id, role: 'returner' }
}
