import { sql } from 'kysely'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import { shopSection } from '#modules/shop/config.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import {
  commitStock,
  consumeStock,
  releaseStock,
  takeBackStock,
} from '#modules/stock/server/api.ts'
import { orderFailures } from '../../errors.ts'
import { refundOrder } from '../../refunds/server/refund-order.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import {
  dueOf,
  isClaimed,
  isMailDue,
  type MailKind,
  type OrderAction,
  refundableOf,
  type Standing,
  stepOf,
} from '../life-cycle.ts'
import type { Order } from '../order.ts'
import { mailBuyer } from './mail-buyer.ts'
import { orderResource } from './order.resource.ts'
import { payUntil } from './pay-until.ts'

const MAILS: Partial<Record<OrderAction, MailKind>> = {
  accept: 'accepted',
  mark_paid: 'paid',
  ship: 'shipped',
  not_collected: 'not_collected',
  undeliverable: 'undeliverable',
  cancel: 'cancelled',
  returned: 'cancelled',
  expire: 'expired',
}

type Move = {
  id: string
  action: OrderAction
  version: number
  tracking?: string | undefined
  /** Cents that came. */
  amount?: number | undefined
}

/** One step of an order, with its goods, its mail and its line in the history. */
export async function moveOrder(
  change: OrderChange,
  { id, action, version, tracking, amount }: Move,
): Promise<Order> {
  const before = await orderResource.take(change, id, version)
  const wanted = stepOf(action, before)
  if (!wanted) {
    const { state } = before
    const waits = action === 'ship' && state !== 'cancelled' && isClaimed(before)
    throw waits ? orderFailures.undecided({ state }) : orderFailures.transition({ state })
  }
  if (action === 'refund') return refundRest(change, before)
  const reduced = action === 'mark_paid' ? stillReduced(before, amount) : before.reduced
  const hasGoods = await moveGoods(change, before, action)
  const step = hasGoods ? wanted : { ...wanted, state: before.state }
  await change.db
    .updateTable('orders')
    .set({
      ...{ ...step, reduced },
      ...(action === 'resume' && isAwaited(before) && { pay_until: anew(change) }),
      ...(tracking !== undefined && { tracking }),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
  const after = { ...standing(before), ...step, reduced }
  await change.audit({ noun: 'order', id, action, before: standing(before), after })
  const [moved = before] = await orderResource.read(change.db, [id])
  const kind = MAILS[action]
  if (kind) await mailBuyer(change, moved, kind)
  return moved
}

/** False where an order would need goods that are gone. */
async function moveGoods(
  change: OrderChange,
  { _id: id, lines, number, payment_provider_state }: Order,
  action: OrderAction,
): Promise<boolean> {
  if (action === 'cancel' || action === 'expire') await releaseStock(change, id)
  if (action === 'ship') await consumeStock(change, id)
  if (action === 'not_collected' || action === 'undeliverable')
    await takeBackStock(change, { lines: without(lines, 'arrived'), note: number })
  // The goods of an expired order were given back: they are asked for anew, and may be gone.
  if (action !== 'mark_paid' || payment_provider_state !== 'expired') return true
  const left = without(lines, 'returned')
  // Nothing is bought any more: the money goes back.
  if (left.length === 0) return false
  try {
    await commitStock(change, { cart: id, order: id, lines: left })
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'sold_out') throw error
    // What was there of it is given back; the money is in the house all the same.
    await releaseStock(change, id)
    return false
  }
}

function isAwaited({ payment_source, payment_provider_state }: Order): boolean {
  return payment_source === 'prepayment' && payment_provider_state === 'awaiting'
}

/** Whoever waited for us has the whole time to pay once more. */
function anew({ scope }: OrderChange) {
  return payUntil(scope.config.get(shopSection).checkout.prepayment_days)
}

/** What a return has not paid back yet. */
function refundRest(change: OrderChange, order: Order): Promise<Order> {
  const amount = refundableOf(order)
  return refundOrder(change, { order: order._id, amount, refunded_on: dayInBerlin(), note: '' })
}

/** The goods but for what a return took back, or brought back into the house. */
function without(lines: Order['lines'], part: 'returned' | 'arrived') {
  return lines
    .map((line) => ({
      variant: line.variant,
      quantity: toThousandths(line.quantity) - toThousandths(line[part]),
    }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ variant, quantity }) => ({ variant, quantity: fromThousandths(quantity) }))
}

function standing({ state, payment_provider_state, reduced }: Order): Partial<Standing> {
  return { state, payment_provider_state, reduced }
}

/**
 * What nobody paid of an order. Somebody may have paid before less was asked for: then the goods that
 * came back were paid, and their returns owe that money.
 */
function stillReduced(order: Order, amount: number | undefined): number {
  const due = dueOf(order)
  const came = amount ?? due
  const isAsked = order.reduced > 0 && amount === undefined
  if (isAsked || came < due || came > order.total) throw orderFailures.paidAmount()
  return order.total - came
}

/** Sends the buyer once more what they were told, as it is now. */
export async function mailAgain(
  change: OrderChange,
  { id, kind }: { id: string; kind: MailKind },
): Promise<Order> {
  const [order] = await orderResource.read(change.db, [id])
  if (!order) throw failures.notFound()
  if (!isMailDue(kind, order)) throw orderFailures.transition({ state: order.state })
  if (order.email === '') throw orderFailures.noAddress()
  await mailBuyer(change, order, kind)
  await change.audit({ noun: 'order', id, action: 'mail', after: { kind } })
  return order
}
