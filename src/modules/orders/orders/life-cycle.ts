import {
  isOnline,
  isPaid,
  type PaymentSource,
  type PaymentState,
} from '#modules/payments/payments/life-cycle.ts'
import { isLeft } from '../shipments/shipment.ts'

export const ORDER_STATES = [
  'placed',
  'on_hold',
  'accepted',
  'in_fulfilment',
  'completed',
  'cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Where an order on hold came from. */
export const HELD_FROM = ['none', 'placed', 'accepted'] as const

/** What people do with an order. */
export const ORDER_ACTIONS = [
  'accept',
  'mark_paid',
  'ship',
  'complete',
  'not_collected',
  'undeliverable',
  'hold',
  'resume',
  'cancel',
  'refund',
  'waive',
] as const
/** `expire` is done by time alone, `returned` by a return of everything. */
export type OrderAction = (typeof ORDER_ACTIONS)[number] | 'expire' | 'returned'

/** Sent, fetched at one of the shop's places, or downloaded: then nothing is packed. */
export const DELIVERY_KINDS = ['ship', 'pickup', 'download'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

export type Standing = {
  state: OrderState
  payment_source: PaymentSource
  payment_provider_state: PaymentState
  held_from: (typeof HELD_FROM)[number]
  delivery: { kind: DeliveryKind }
  total: number
  /** When it ended because no money had come; it is asked for late money, not the payment's own state. */
  expired: string | null
  /** What of its money is here: what came, less what went back or is on its way. */
  balance: number
  /** What the order itself owes: too much came, or a refund did not arrive. */
  refund_due: number
  /** What of its price went back already. */
  refunded: number
  /** What went back for goods that were given back, or was to. */
  refunded_goods: number
  /** What nobody has to pay any more: it was given back before it was paid. */
  reduced: number
  /** What stays here although the goods came back, say for wear. */
  withheld: number
  /** Quantities as on the wire. */
  lines: readonly {
    quantity: string
    claimed: string
    returned: string
    shipped: string
    to_ship: string
  }[]
}
type Step = Partial<Pick<Standing, 'state' | 'payment_provider_state' | 'held_from'>>

/** Where an action leads from here; undefined: nowhere. Server and screens ask the same table. */
export function stepOf(action: OrderAction, order: Standing): Step | undefined {
  return STEPS[action](order)
}

const STEPS: Readonly<Record<OrderAction, (order: Standing) => Step | undefined>> = {
  accept: ({ state }) => (state === 'placed' ? { state: 'accepted' } : undefined),
  // What is paid at a provider's page is known by the provider alone.
  mark_paid: (order) => {
    const { payment_source, payment_provider_state: payment, expired } = order
    const isOpen = canCome(payment) || (payment === 'paid' && isWaived(order))
    // A bank may have taken it away for good: then the buyer pays by transfer after all.
    const isTaken = payment === 'chargeback' && order.state !== 'cancelled'
    if (isOnline(payment_source) ? !isTaken : !isOpen) return undefined
    // Money that comes late still buys, as long as the goods are there. Nobody can keep it from coming
    // for an order that was cancelled, or of which nothing had to be paid any more: then it is owed back.
    return { payment_provider_state: 'paid', ...(expired !== null && { state: 'accepted' }) }
  },
  // Sending what is paid afterwards accepts it, too.
  ship: ({ state, payment_source, payment_provider_state, delivery, lines }) => {
    if (delivery.kind === 'download') return undefined
    // What somebody has withdrawn from is not sent before it is decided.
    if (isClaimed({ lines }) || !isLeft(lines)) return undefined
    // A part of it may be on its way already.
    const isBegun = state === 'accepted' || state === 'in_fulfilment'
    const isReady = isInAdvance(payment_source)
      ? isBegun && isPaid(payment_provider_state)
      : isBegun || state === 'placed'
    return isReady ? { state: 'in_fulfilment' } : undefined
  },
  complete: (order) => (isDelivered(order) ? { state: 'completed' } : undefined),
  not_collected: (order) => comeBack(order, 'pickup'),
  undeliverable: (order) => comeBack(order, 'ship'),
  hold: ({ state }) =>
    state === 'placed' || state === 'accepted' ? { state: 'on_hold', held_from: state } : undefined,
  resume: ({ state, held_from }) =>
    state === 'on_hold'
      ? { state: held_from === 'accepted' ? 'accepted' : 'placed', held_from: 'none' }
      : undefined,
  cancel: ({ state }) =>
    state === 'placed' || state === 'accepted' || state === 'on_hold'
      ? { state: 'cancelled', held_from: 'none' }
      : undefined,
  // What is paid was delivered: it stays so, and its money goes back with the return.
  returned: ({ state, payment_provider_state }) =>
    state === 'in_fulfilment' && !hasBeenPaid(payment_provider_state)
      ? { state: 'cancelled' }
      : undefined,
  refund: (order) => (owedBack(order) > 0 ? { payment_provider_state: 'refunded' } : undefined),
  // A few cents that a bank kept are not worth a letter.
  waive: (order) =>
    order.payment_provider_state === 'paid_partly' &&
    order.state !== 'cancelled' &&
    openAmount(order) > 0
      ? { payment_provider_state: 'paid' }
      : undefined,
  expire: ({ state, payment_source, payment_provider_state }) =>
    isInAdvance(payment_source) &&
    isUnpaid(payment_provider_state) &&
    (state === 'placed' || state === 'accepted')
      ? { state: 'cancelled', payment_provider_state: 'expired' }
      : undefined,
}

/** Whether it was paid once: what went back since does not change that. */
export function hasBeenPaid(payment: PaymentState): boolean {
  return isPaid(payment) || payment === 'refunded'
}

/** All of it is with the buyer, and paid. What is downloaded is so as soon as nobody keeps it back. */
function isDelivered({ state, payment_provider_state: payment, delivery, lines }: Standing) {
  if (delivery.kind === 'download')
    return (state === 'placed' || state === 'accepted') && isPaid(payment) && !isClaimed({ lines })
  // What a bank took away was delivered all the same.
  const isPaidFor = hasBeenPaid(payment) || payment === 'chargeback'
  return state === 'in_fulfilment' && !isLeft(lines) && isPaidFor
}

/** What nobody fetched, or what came back by post, is here again. */
function comeBack({ state, delivery }: Standing, kind: DeliveryKind): Step | undefined {
  return state === 'in_fulfilment' && delivery.kind === kind ? { state: 'cancelled' } : undefined
}

/** What is fetched is not on its way: it lies there. */
export function isReady({ state, delivery }: Pick<Standing, 'state' | 'delivery'>): boolean {
  return state === 'in_fulfilment' && delivery.kind === 'pickup'
}

type Claimed = { lines: readonly Pick<Standing['lines'][number], 'claimed' | 'returned'>[] }

/** Somebody wants to give back a part of it, and nobody has decided yet. */
export function isClaimed({ lines }: Claimed): boolean {
  return lines.some(({ claimed, returned }) => Number(claimed) > Number(returned))
}

/** What is to be paid for it, or was. */
export function dueOf({ total, reduced }: Pick<Standing, 'total' | 'reduced'>): number {
  return total - reduced
}

/** All of its money was waived because goods came back before they were paid. */
export function isWaived(order: Pick<Standing, 'total' | 'reduced'>): boolean {
  return order.total > 0 && dueOf(order) === 0
}

type Owed = Pick<Standing, 'state' | 'balance' | 'withheld' | 'refund_due'>

/** What the order itself has to give back: of a cancelled one all that is here, else what is too much or bounced. */
export function owedBack({ state, balance, withheld, refund_due }: Owed): number {
  const here = Math.max(0, balance - withheld)
  return state === 'cancelled' ? here : Math.min(refund_due, here)
}

type Paid = Pick<Standing, 'total' | 'reduced' | 'refunded_goods' | 'balance'>

/** What of its money is here beyond the price of what was not given back. */
export function surplusOf(order: Paid): number {
  return Math.max(0, order.balance - dueOf(order) + order.refunded_goods)
}

/** What is still to be paid of it, when a part has come. What went back for goods is not asked for again. */
export function openAmount(order: Paid): number {
  return Math.max(0, dueOf(order) - order.refunded_goods - order.balance)
}

/** Whether the buyer has to transfer money now; what is paid by invoice once the goods are on their way. */
export function isDue(order: Standing): boolean {
  const { state, payment_source, payment_provider_state, lines } = order
  if (!isOwed(payment_provider_state)) return false
  // Whoever wants to give back all of it is not asked to pay for it.
  if (lines.every(({ claimed, quantity }) => Number(claimed) >= Number(quantity))) return false
  if (payment_source === 'prepayment') return state !== 'cancelled'
  // Whoever waits for another parcel pays when it is there.
  const isSent = state === 'in_fulfilment' && !isLeft(lines)
  return payment_source === 'invoice' && (isSent || state === 'completed')
}

/** Whether the buyer can pay it at a provider's page now. */
export function isPayable({ state, payment_source, payment_provider_state }: Standing): boolean {
  return isOnline(payment_source) && state !== 'cancelled' && isUnpaid(payment_provider_state)
}

/** A request to pay in advance is the acceptance; the others are accepted by hand or by sending. */
export function firstState(source: PaymentSource): 'accepted' | 'placed' {
  return isInAdvance(source) ? 'accepted' : 'placed'
}

/** The money comes before the goods go. */
export function isInAdvance(source: PaymentSource): boolean {
  return source === 'prepayment' || isOnline(source)
}

const OWED: readonly PaymentState[] = ['awaiting', 'reminded', 'paid_partly']

export function isOwed(payment: PaymentState): boolean {
  return OWED.includes(payment)
}

/** Money by transfer comes whether or not somebody still waits for it. */
function canCome(payment: PaymentState): boolean {
  return isOwed(payment) || payment === 'expired' || payment === 'cancelled'
}

/** Nothing has come; a part of it would be somebody's to look at. */
export const UNPAID: readonly PaymentState[] = [
  'awaiting',
  'reminded',
  'created',
  'redirected',
  'failed',
  'cancelled',
  'expired',
]

export function isUnpaid(payment: PaymentState): boolean {
  return UNPAID.includes(payment)
}

/** What the buyer is told; each can be sent again once it was due. */
export const MAIL_KINDS = [
  'received',
  'accepted',
  'changed',
  'reduced',
  'paid',
  'shipped',
  'not_collected',
  'undeliverable',
  'cancelled',
  'expired',
  'refunded',
  'reminded',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** The last thing a buyer was told, as the order stands. */
export function lastMail(order: Standing): MailKind {
  const { state, payment_source, payment_provider_state: payment, expired } = order
  if (payment === 'refunded') return 'refunded'
  if (expired !== null && isUnpaid(payment)) return 'expired'
  if (state === 'cancelled') return 'cancelled'
  if ((isOwed(payment) || isUnpaid(payment)) && order.reduced > 0) return 'reduced'
  const isSent = order.delivery.kind !== 'download'
  if (isSent && (state === 'in_fulfilment' || state === 'completed')) return 'shipped'
  if (isPaid(payment) && order.total > 0) return 'paid'
  // A request to pay in advance says where to pay to; it is the acceptance at once.
  return state === 'accepted' && !isInAdvance(payment_source) ? 'accepted' : 'received'
}

/** Whether a mail can be sent once more. What was cancelled is not confirmed again. */
export function isMailDue(kind: MailKind, order: Standing): boolean {
  if (kind === lastMail(order)) return true
  return kind === 'received'
    ? order.state !== 'cancelled'
    : kind === 'refunded' && order.refunded > 0
}
