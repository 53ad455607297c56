export const ORDER_STATES = [
  'placed',
  'on_hold',
  'accepted',
  'in_fulfilment',
  'completed',
  'cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Those that need no provider. */
export const OFFLINE_SOURCES = ['prepayment', 'invoice', 'pickup'] as const
export type OfflineSource = (typeof OFFLINE_SOURCES)[number]

export const PAYMENT_STATES = [
  'awaiting',
  'paid',
  'expired',
  'refunded_partly',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

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
] as const
/** `expire` is done by time alone, `returned` by a return of everything. */
export type OrderAction = (typeof ORDER_ACTIONS)[number] | 'expire' | 'returned'

export type Standing = {
  state: OrderState
  payment_source: OfflineSource
  payment_provider_state: PaymentState
  held_from: (typeof HELD_FROM)[number]
  delivery: { kind: 'ship' | 'pickup' }
  total: number
  /** What of it went back already. */
  refunded: number
  /** What nobody has to pay any more: it was given back before it was paid. */
  reduced: number
  /** What stays here although the goods came back, say for wear. */
  withheld: number
  /** Quantities as on the wire. */
  lines: readonly { claimed: string; returned: string }[]
}
type Step = Partial<Pick<Standing, 'state' | 'payment_provider_state' | 'held_from'>>

/** Where an action leads from here; undefined: nowhere. Server and screens ask the same table. */
export function stepOf(action: OrderAction, order: Standing): Step | undefined {
  return STEPS[action](order)
}

const STEPS: Readonly<Record<OrderAction, (order: Standing) => Step | undefined>> = {
  accept: ({ state }) => (state === 'placed' ? { state: 'accepted' } : undefined),
  mark_paid: (order) => {
    const { payment_provider_state: payment } = order
    // Money that comes late still buys, as long as the goods are there.
    if (payment === 'expired') return { state: 'accepted', payment_provider_state: 'paid' }
    // Nobody can keep money from coming for an order that was cancelled, or of which nothing had to be
    // paid any more: it is owed back.
    const isOpen = payment === 'awaiting' || (payment === 'paid' && isWaived(order))
    return isOpen ? { payment_provider_state: 'paid' } : undefined
  },
  // Sending what is paid afterwards accepts it, too.
  ship: ({ state, payment_source, payment_provider_state, lines }) => {
    // What somebody has withdrawn from is not sent before it is decided.
    if (isClaimed({ lines })) return undefined
    const isPrepaid = payment_source === 'prepayment'
    const isReady = isPrepaid
      ? state === 'accepted' && isPaid(payment_provider_state)
      : state === 'accepted' || state === 'placed'
    return isReady ? { state: 'in_fulfilment' } : undefined
  },
  complete: ({ state, payment_provider_state }) =>
    state === 'in_fulfilment' && hasBeenPaid(payment_provider_state)
      ? { state: 'completed' }
      : undefined,
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
    state === 'in_fulfilment' && payment_provider_state === 'awaiting'
      ? { state: 'cancelled' }
      : undefined,
  refund: (order) => (owesMoney(order) ? { payment_provider_state: 'refunded' } : undefined),
  expire: ({ state, payment_source, payment_provider_state }) =>
    payment_source === 'prepayment' &&
    payment_provider_state === 'awaiting' &&
    (state === 'placed' || state === 'accepted')
      ? { state: 'cancelled', payment_provider_state: 'expired' }
      : undefined,
}

/** Its money is there, if not all of it any more. */
export function isPaid(payment: PaymentState): boolean {
  return payment === 'paid' || payment === 'refunded_partly'
}

function hasBeenPaid(payment: PaymentState): boolean {
  return isPaid(payment) || payment === 'refunded'
}

/** What nobody fetched, or what came back by post, is here again. */
function comeBack({ state, delivery }: Standing, kind: 'ship' | 'pickup'): Step | undefined {
  return state === 'in_fulfilment' && delivery.kind === kind ? { state: 'cancelled' } : undefined
}

/** What is fetched is not on its way: it lies there. */
export function isReady({ state, delivery }: Pick<Standing, 'state' | 'delivery'>): boolean {
  return state === 'in_fulfilment' && delivery.kind === 'pickup'
}

/** Somebody wants to give back a part of it, and nobody has decided yet. */
export function isClaimed({ lines }: Pick<Standing, 'lines'>): boolean {
  return lines.some(({ claimed, returned }) => Number(claimed) > Number(returned))
}

/** What is to be paid for it, or was. */
export function dueOf({ total, reduced }: Pick<Standing, 'total' | 'reduced'>): number {
  return total - reduced
}

/** All of its money was waived because goods came back before they were paid. */
function isWaived(order: Pick<Standing, 'total' | 'reduced'>): boolean {
  return order.total > 0 && dueOf(order) === 0
}

type Money = Pick<
  Standing,
  'payment_provider_state' | 'total' | 'reduced' | 'refunded' | 'withheld'
>

/** What was paid and may still go back. */
export function refundableOf(order: Money): number {
  const { payment_provider_state, refunded, withheld } = order
  return isPaid(payment_provider_state) ? dueOf(order) - refunded - withheld : 0
}

/** The buyer has paid for what they will not get, and has not got all of it back. */
export function owesMoney(order: Money & Pick<Standing, 'state'>): boolean {
  return order.state === 'cancelled' && refundableOf(order) > 0
}

/** A request to pay in advance is the acceptance; the others are accepted by hand or by sending. */
export function firstState(source: OfflineSource): 'accepted' | 'placed' {
  return source === 'prepayment' ? 'accepted' : 'placed'
}

/** What the buyer is told; each can be sent again once it was due. */
export const MAIL_KINDS = [
  'received',
  'accepted',
  'reduced',
  'paid',
  'shipped',
  'not_collected',
  'undeliverable',
  'cancelled',
  'expired',
  'refunded',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** The last thing a buyer was told, as the order stands. */
export function lastMail(order: Standing): MailKind {
  const { state, payment_source, payment_provider_state: payment } = order
  if (payment === 'expired') return 'expired'
  if (payment === 'refunded') return 'refunded'
  if (state === 'cancelled') return 'cancelled'
  if (payment === 'awaiting' && order.reduced > 0) return 'reduced'
  if (state === 'in_fulfilment' || state === 'completed') return 'shipped'
  if (isPaid(payment) && order.total > 0) return 'paid'
  // A request to pay in advance says where to pay to; it is the acceptance at once.
  return state === 'accepted' && payment_source !== 'prepayment' ? 'accepted' : 'received'
}

/** Whether a mail can be sent once more. What was cancelled is not confirmed again. */
export function isMailDue(kind: MailKind, order: Standing): boolean {
  if (kind === lastMail(order)) return true
  return kind === 'received'
    ? order.state !== 'cancelled'
    : kind === 'refunded' && order.refunded > 0
}
