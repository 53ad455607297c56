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
  for (const { id } of rows)
    if ((await assignOrder(change, { id, order })) > 0) await noteMatch(change, id)
}

/** Nobody moves it on who has not seen its goods. */
export async function noteMatch(change: ReturnChange, id: string): Promise<void> {
  await sql`update returns set version = version + 1, updated_at = now()
    where id = ${id}`.execute(change.db)
  await change.audit({ noun: 'return', id, action: 'match' })
}

type Assignment = { id: string; order: string }
type Assigned = { kind: ReturnKind; wanted: readonly WantedLine[] | null }

/**
 * A return gets its order and claims its goods; answers how many lines it claimed. What others claimed
 * before is left to them: the declaration stands all the same.
 */
export async function assignOrder(
  change: ReturnChange,
  { id, order: orderId }: Assignment,
): Promise<number> {
  // Two who withdraw at once come one after the other.
  const order = await lockOrder(change, orderId)
  if (!order) throw returnFailures.unknownOrder()
  const { rows } = await sql<Assigned>`update returns set order_id = ${orderId},
    name = coalesce(nullif(name, ''), ${order.name}),
    contact = coalesce(nullif(contact, ''), ${order.email}), lang = case when name = ''
      then ${order.lang} else lang end,
    account_id = case when account_id is null
        and lower(coalesce(nullif(contact, ''), ${order.email})) = lower(${order.email})
      then (select account_id from orders where id = ${orderId}) else account_id end
    where id = ${id} returning kind, wanted`.execute(change.db)
  const [assigned = { kind: 'withdrawal' as const, wanted: null }] = rows
  const wanted = wantedOf(order, assigned)
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
  { state, payment_provider_state, lines: bought }: Order,
  { kind, wanted }: Assigned,
): Wanted[] {
  // There is no contract any more; one that has expired lives on when its money comes.
  if (state === 'cancelled' && payment_provider_state !== 'expired') return []
  const isOpen = ({ quantity }: Wanted) => quantity > 0
  if (wanted) {
    const named = bought.filter(({ _id }) => wanted.some(({ line }) => line === _id))
    if (kind === 'withdrawal' && !named.every(canBeWithdrawn)) throw returnFailures.exempt()
    return wanted.map((one) => clipped(one, bought)).filter(isOpen)
  }
  const left = bought.filter((line) => kind !== 'withdrawal' || canBeWithdrawn(line))
  return left.map((line) => ({ line: line._id, quantity: leftOf(line) })).filter(isOpen)
}

/** What is left of a line that was named; what was never bought is refused where it is claimed. */
function clipped({ line, quantity }: WantedLine, bought: Order['lines']): Wanted {
  const size = toThousandths(quantity)
  const found = bought.find(({ _id }) => _id === line)
  const isBought = found && size <= toThousandths(found.quantity)
  return { line, quantity: isBought ? Math.min(size, leftOf(found)) : size }
}

function covers(wanted: readonly Wanted[], line: Order['lines'][number]): boolean {
  const all = wanted.find((one) => one.line === line._id)?.quantity
  return all !== undefined && fromThousandths(all) === fromThousandths(toThousandths(line.quantity))
}
