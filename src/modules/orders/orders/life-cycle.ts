import {
  isOnline,
  isPaid,
  type PaymentSource,
  type PaymentState,
} from '#modules/payments/payments/life-cycle.ts'

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
  'hold',
  'resume',
  'cancel',
  'refund',
] as const
/** `expire` is done by time alone. */
export type OrderAction = (typeof ORDER_ACTIONS)[number] | 'expire'

export type Standing = {
  state: OrderState
  payment_source: PaymentSource
  payment_provider_state: PaymentState
  held_from: (typeof HELD_FROM)[number]
}
type Step = Partial<Omit<Standing, 'payment_source'>>

/** Where an action leads from here; undefined: nowhere. Server and screens ask the same table. */
export function stepOf(action: OrderAction, order: Standing): Step | undefined {
  return STEPS[action](order)
}

const STEPS: Readonly<Record<OrderAction, (order: Standing) => Step | undefined>> = {
  accept: ({ state }) => (state === 'placed' ? { state: 'accepted' } : undefined),
  // What is paid at a provider's page is known by the provider alone.
  mark_paid: ({ state, payment_source, payment_provider_state: payment }) => {
    if (isOnline(payment_source)) return undefined
    // Money that comes late still buys, as long as the goods are there.
    if (payment === 'expired') return { state: 'accepted', payment_provider_state: 'paid' }
    const isDue = isOwed(payment) && state !== 'cancelled'
    return isDue ? { payment_provider_state: 'paid' } : undefined
  },
  // Sending what is paid afterwards accepts it, too.
  ship: ({ state, payment_source, payment_provider_state }) => {
    const isReady = isInAdvance(payment_source)
      ? state === 'accepted' && isPaid(payment_provider_state)
      : state === 'accepted' || state === 'placed'
    return isReady ? { state: 'in_fulfilment' } : undefined
  },
  complete: ({ state, payment_provider_state }) =>
    state === 'in_fulfilment' && isPaid(payment_provider_state)
      ? { state: 'completed' }
      : undefined,
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
  refund: ({ state, payment_source, payment_provider_state: payment }) =>
    state === 'cancelled' &&
    (isPaid(payment) || (payment === 'expired' && !isOnline(payment_source)))
      ? { payment_provider_state: 'refunded' }
      : undefined,
  expire: ({ state, payment_source, payment_provider_state }) =>
    isInAdvance(payment_source) &&
    isUnpaid(payment_provider_state) &&
    (state === 'placed' || state === 'accepted')
      ? { state: 'cancelled', payment_provider_state: 'expired' }
      : undefined,
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
  'paid',
  'shipped',
  'cancelled',
  'expired',
  /** Money that came when the goods were gone. */
  'late',
  'reminded',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** The last thing a buyer was told, as the order stands. */
export function lastMail({ state, payment_provider_state: payment }: Standing): MailKind {
  if (payment === 'expired') return 'expired'
  if (state === 'cancelled') return 'cancelled'
  if (state === 'in_fulfilment' || state === 'completed') return 'shipped'
  if (isPaid(payment)) return 'paid'
  return state === 'accepted' ? 'accepted' : 'received'
}
