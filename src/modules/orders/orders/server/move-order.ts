import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { bookRest, closePayments, lockPayments, refundAll } from '#modules/payments/server/api.ts'
import { commitStock, consumeStock, releaseStock } from '#modules/stock/server/api.ts'
import { orderFailures } from '../../errors.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { lastMail, type MailKind, type OrderAction, type Standing, stepOf } from '../life-cycle.ts'
import type { Order } from '../order.ts'
import { mailBuyer } from './mail-buyer.ts'
import { orderResource } from './order.resource.ts'

const MAILS: Partial<Record<OrderAction, MailKind>> = {
  accept: 'accepted',
  mark_paid: 'paid',
  ship: 'shipped',
  cancel: 'cancelled',
  expire: 'expired',
}

type Move = { id: string; action: OrderAction; version: number; tracking?: string }

/** One step of an order, with its goods, its money, its mail and its line in the history. */
export async function moveOrder(change: OrderChange, move: Move): Promise<Order> {
  const { id, action, version } = move
  // Before the order itself, as the news of a provider does: nobody waits in a circle.
  await lockPayments(change.db, id)
  const before = await orderResource.take(change, id, version)
  const step = stepOf(action, before)
  if (!step) throw orderFailures.transition({ state: before.state })
  // Money moves in its payment, which tells the order (`follow-payment.ts`).
  if (action === 'mark_paid') await bookRest(change, id)
  else if (action === 'refund') await refundAll(change, id)
  else await takeStep(change, before, { ...move, step })
  if (action === 'cancel' || action === 'expire') await closePayments(change, id, action)
  const [moved = before] = await orderResource.read(change.db, [id])
  return moved
}

type Taken = Pick<Move, 'action' | 'tracking'> & { step: Partial<Standing> }

export async function takeStep(
  change: OrderChange,
  before: Order,
  { action, tracking, step }: Taken,
): Promise<void> {
  const { _id: id } = before
  await moveGoods(change, before, action)
  await change.db
    .updateTable('orders')
    .set({
      ...step,
      ...(tracking !== undefined && { tracking }),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
  const after = { ...standing(before), ...step }
  await change.audit({ noun: 'order', id, action, before: standing(before), after })
  const [moved = before] = await orderResource.read(change.db, [id])
  const kind = MAILS[action]
  if (kind) await mailBuyer(change, moved, kind)
}

async function moveGoods(change: OrderChange, order: Order, action: OrderAction): Promise<void> {
  const { _id: id, lines, state } = order
  if (action === 'cancel' || action === 'expire') await releaseStock(change, id)
  if (action === 'ship') await consumeStock(change, id)
  // The goods of an expired order were given back: they are asked for anew, and may be gone.
  if (action === 'mark_paid' && state === 'cancelled')
    await commitStock(change, { cart: id, order: id, lines })
}

function standing({ state, payment_provider_state }: Order): Partial<Standing> {
  return { state, payment_provider_state }
}

/** Sends the buyer once more what they were told, as it is now. */
export async function mailAgain(
  change: OrderChange,
  { id, kind }: { id: string; kind: MailKind },
): Promise<Order> {
  const [order] = await orderResource.read(change.db, [id])
  if (!order) throw failures.notFound()
  const isDue = kind === 'received' || kind === lastMail(order)
  if (!isDue) throw orderFailures.transition({ state: order.state })
  if (order.email === '') throw orderFailures.noAddress()
  await mailBuyer(change, order, kind)
  await change.audit({ noun: 'order', id, action: 'mail', after: { kind } })
  return order
}
