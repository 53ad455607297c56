import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Order } from '#modules/orders/orders/order.ts'
import { claimLines, lockOrder } from '#modules/orders/server/api.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import { returnFailures } from '../../errors.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import { type ReturnKind, UNDECIDED_STATES } from '../life-cycle.ts'

/** As somebody asked for it; quantities as on the wire. */
export type WantedLine = { line: string; quantity: string }

/** Of these there is no right of withdrawal at all; of the others it may have ended. */
const NEVER: readonly Order['lines'][number]['withdrawal'][] = ['made_to_order', 'perishable']

export function canBeWithdrawn({ withdrawal }: Pick<Order['lines'][number], 'withdrawal'>) {
  return !NEVER.includes(withdrawal)
}

/** What of a line nobody has withdrawn from or given back, in whole thousandths. */
export function leftOf({ quantity, claimed }: Order['lines'][number]): number {
  return toThousandths(quantity) - toThousandths(claimed)
}

/**
 * Goods are free again: whoever withdrew while others claimed them gets them, the first one first. One
 * that somebody writes at this moment is left alone: waiting for it could be waiting in a circle.
 */
export async function claimForWaiting(change: ReturnChange, order: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from returns r
    where order_id = ${order} and kind = 'withdrawal' and state = any(${[...UNDECIDED_STATES]}::text[])
      and not exists (select from return_lines l where l.return_id = r.id)
    order by created_at, id for update skip locked`.execute(change.db)
  for (const { id } of rows) await assignOrder(change, { id, order })
}

type Assignment = {
  id: string
  order: string
  /** Nothing: all that can be given back. */
  lines?: readonly WantedLine[] | undefined
}

/** A return gets its order and claims its goods; answers how many lines it claimed. */
export async function assignOrder(
  change: ReturnChange,
  { id, order: orderId, lines }: Assignment,
): Promise<number> {
  // Two who withdraw at once come one after the other.
  const order = await lockOrder(change, orderId)
  if (!order) throw returnFailures.unknownOrder()
  const { rows } = await sql<{ kind: ReturnKind }>`update returns set order_id = ${orderId},
    name = coalesce(nullif(name, ''), ${order.name}),
    contact = coalesce(nullif(contact, ''), ${order.email}), lang = case when name = ''
      then ${order.lang} else lang end where id = ${id} returning kind`.execute(change.db)
  const wanted = wantedOf(order, { kind: rows[0]?.kind ?? 'withdrawal', lines })
  await claimLines(change, { order: orderId, lines: wanted })
  for (const { line, quantity } of wanted)
    await change.db
      .insertInto('return_lines')
      .values({ id: uuidv7(), return_id: id, order_line_id: line, claimed: quantity })
      .execute()
  const isWhole = order.lines.every((line) => covers(wanted, line) || !canBeWithdrawn(line))
  await change.db.updateTable('returns').set({ is_whole: isWhole }).where('id', '=', id).execute()
  return wanted.length
}

type Wanted = { line: string; quantity: number }

function wantedOf(
  { state, lines: bought }: Order,
  { kind, lines }: { kind: ReturnKind; lines?: readonly WantedLine[] | undefined },
): Wanted[] {
  // There is no contract any more.
  if (state === 'cancelled') return []
  if (lines) {
    const named = bought.filter(({ _id }) => lines.some(({ line }) => line === _id))
    if (kind === 'withdrawal' && !named.every(canBeWithdrawn)) throw returnFailures.exempt()
    return lines.map(({ line, quantity }) => ({ line, quantity: toThousandths(quantity) }))
  }
  const left = bought.filter((line) => kind !== 'withdrawal' || canBeWithdrawn(line))
  return left
    .map((line) => ({ line: line._id, quantity: leftOf(line) }))
    .filter(({ quantity }) => quantity > 0)
}

function covers(wanted: readonly Wanted[], line: Order['lines'][number]): boolean {
  const all = wanted.find((one) => one.line === line._id)?.quantity
  return all !== undefined && fromThousandths(all) === fromThousandths(toThousandths(line.quantity))
}
