import { sql, type Updateable } from 'kysely'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { AppError, failures } from '#kernel/server/app-error.ts'
import { isOnline } from '#modules/payments/payments/life-cycle.ts'
import { bookRest, closePayments, lockPayments } from '#modules/payments/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import { commitStock, releaseStock, takeBackStock } from '#modules/stock/server/api.ts'
import { orderFailures } from '../../errors.ts'
import { reduceOrder } from '../../refunds/server/reduce-order.ts'
import { refundOrder } from '../../refunds/server/refund-order.ts'
import type { OrderTables } from '../../server/tables.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import {
  endParcels,
  goodsOutside,
  handOver,
  type Parcel,
  sendParcel,
  takeParcelBack,
} from '../../shipments/server/send-parcel.ts'
import {
  isClaimed,
  isInAdvance,
  isMailDue,
  isUnpaid,
  lastMail,
  type MailKind,
  type OrderAction,
  openAmount,
  owedBack,
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
  /** Cents that came. */
  amount?: number | undefined
  /** The one parcel that came back. */
  shipment?: string | undefined
} & Parcel

/** One step of an order, with its goods, its money, its mail and its line in the history. */
export async function moveOrder(change: OrderChange, move: Move): Promise<Order> {
  const { id, action, version } = move
  // Before the order itself, as the news of a provider does: nobody waits in a circle.
  await lockPayments(change.db, id)
  const before = await orderResource.take(change, id, version)
  const step = stepOf(action, before)
  if (!step) throw noWay(action, before)
  if (action === 'refund') return refundRest(change, before)
  if (action === 'waive') return waiveRest(change, before)
  // Money moves in its payment, which tells the order (`follow-payment.ts`).
  if (action === 'mark_paid') await bookRest(change, id, amountIn(before, move.amount))
  else {
    const sent = action === 'ship' ? { ...move, tracking: numberOf(before, move) } : move
    const parcels = await moveParcels(change, before, { ...sent, step })
    await takeStep(change, before, { ...sent, step: parcels })
  }
  if (step.state === 'cancelled' && !move.shipment)
    await closePayments(change, id, action === 'expire' ? 'expire' : 'cancel')
  const [moved = before] = await orderResource.read(change.db, [id])
  return moved
}

/** Somebody may have noted the number before the first parcel leaves; the next one has its own. */
function numberOf({ shipments, tracking }: Order, move: Move): string {
  return move.tracking ?? (shipments.length === 0 ? tracking : '')
}

function noWay(action: OrderAction, order: Order): AppError {
  const { state } = order
  const waits = action === 'ship' && state !== 'cancelled' && isClaimed(order)
  return waits ? orderFailures.undecided({ state }) : orderFailures.transition({ state })
}

/**
 * What came. Where goods came back before they were paid, somebody may have paid them all the same: then
 * their returns owe that money.
 */
function amountIn(order: Order, typed: number | undefined): number {
  const open = openAmount(order)
  const amount = typed ?? open
  const isAsked = order.reduced > 0 && typed === undefined
  if (isAsked || amount < open || amount > order.total - order.refunded_goods - order.balance)
    throw orderFailures.paidAmount()
  return amount
}

type Taken = Pick<Move, 'action' | 'shipment' | 'tracking'> & {
  step: Updateable<OrderTables['orders']>
  /** What an order that had expired becomes while its goods are there. */
  revival?: { state: 'accepted'; expired_at: null }
}

export async function takeStep(
  change: OrderChange,
  before: Order,
  { action, shipment, tracking, step, revival }: Taken,
): Promise<Order> {
  const { _id: id } = before
  if (!shipment) await moveGoods(change, before, action)
  const isAlive = revival !== undefined && (await hasGoods(change, before))
  await change.db
    .updateTable('orders')
    .set({
      ...step,
      ...(action === 'expire' && { expired_at: sql<Date>`now()` }),
      ...(isAlive && revival),
      ...(action === 'resume' && isAwaited(before) && { pay_until: anew(change, before) }),
      ...(tracking !== undefined && { tracking }),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
  const [moved = before] = await orderResource.read(change.db, [id])
  const [from, after] = [standing(before), standing(moved)]
  const isPart = action === 'ship' && moved.ship_state === 'partly'
  const done = isPart ? 'ship_part' : shipment ? 'parcel_back' : action
  await change.audit({ noun: 'order', id, action: done, before: from, after })
  const kind = shipment ? undefined : MAILS[action]
  if (kind) await mailBuyer(change, moved, kind)
  return finishDownload(change, moved, { isTold: kind === 'paid' })
}

/**
 * Nobody has to lift a hand for what is downloaded. Its buyer hears of it, unless the mail about the money or the
 * first one has just said so.
 */
export async function finishDownload(
  change: OrderChange,
  order: Order,
  { isTold }: { isTold: boolean },
): Promise<Order> {
  const step = order.delivery.kind === 'download' && stepOf('complete', order)
  if (!step) return order
  await handOver(change, order)
  const done = await takeStep(change, order, { action: 'complete', step })
  if (!isTold) await mailBuyer(change, done, lastMail(done))
  return done
}

/** What the step means for its parcels, and where it leads. */
async function moveParcels(
  change: OrderChange,
  before: Order,
  { step, shipment, ...move }: Move & { step: Taken['step'] },
): Promise<Taken['step']> {
  const { action } = move
  if (action === 'ship') await sendParcel(change, before, move)
  if (action === 'complete') await arrive(change, before)
  if (action !== 'not_collected' && action !== 'undeliverable') return step
  if (shipment) return { state: await takeParcelBack(change, before, shipment) }
  await endParcels(change, before, 'back')
  return step
}

function arrive(change: OrderChange, order: Order): Promise<void> {
  return order.delivery.kind === 'download'
    ? handOver(change, order)
    : endParcels(change, order, 'arrived')
}

/** A test takes nothing from the shelf and puts nothing there. */
async function moveGoods(change: OrderChange, order: Order, action: OrderAction): Promise<void> {
  const isBack = action === 'not_collected' || action === 'undeliverable'
  // Of what came back a part may never have left.
  if (action === 'cancel' || action === 'expire' || isBack) await releaseStock(change, order._id)
  if (!isBack || order.test) return
  await takeBackStock(change, { lines: goodsOutside(order), note: order.number })
}

/** The goods of an expired order were given back: they are asked for anew, and may be gone. */
async function hasGoods(change: OrderChange, { _id: id, lines, test }: Order): Promise<boolean> {
  const left = lines
    .filter(({ to_ship }) => Number(to_ship) > 0)
    .map(({ variant, to_ship }) => ({ variant, quantity: to_ship }))
  // Nothing is bought any more: the money goes back.
  if (left.length === 0) return false
  if (test) return true
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
  return isInAdvance(payment_source) && isUnpaid(payment_provider_state)
}

/** Whoever waited for us has the whole time to pay once more. */
function anew({ scope }: OrderChange, { payment_source }: Order) {
  const { checkout, payments } = scope.config.get(shopSection)
  return isOnline(payment_source)
    ? sql<Date>`now() + make_interval(mins => ${payments.online_minutes})`
    : payUntil(checkout.prepayment_days)
}

/** What a return has not paid back yet. */
function refundRest(change: OrderChange, order: Order): Promise<Order> {
  const refund = { amount: owedBack(order), refunded_on: dayInBerlin(), note: '' }
  return refundOrder(change, { order: order._id, isRest: true, ...refund })
}

async function waiveRest(change: OrderChange, before: Order): Promise<Order> {
  const { _id: order } = before
  await reduceOrder(change, { order, amount: openAmount(before), isWaived: true })
  const [waived = before] = await orderResource.read(change.db, [order])
  return finishDownload(change, waived, { isTold: false })
}

function standing({ state, payment_provider_state, reduced }: Order): Partial<Standing> {
  return { state, payment_provider_state, reduced }
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
