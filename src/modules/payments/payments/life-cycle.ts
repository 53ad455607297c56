/** Paid at a provider's page. */
export const ONLINE_SOURCES = ['creditcard', 'klarna', 'eps', 'paypal'] as const
export type OnlineSource = (typeof ONLINE_SOURCES)[number]

/** Those that need no provider. */
const OFFLINE_SOURCES = ['prepayment', 'invoice', 'pickup'] as const

export const PAYMENT_SOURCES = [...OFFLINE_SOURCES, ...ONLINE_SOURCES] as const
export type PaymentSource = (typeof PAYMENT_SOURCES)[number]

export const PAYMENT_STATES = [
  'created',
  'redirected',
  'authorized',
  'captured_partly',
  'captured',
  'failed',
  'cancelled',
  'chargeback',
  'awaiting',
  'reminded',
  'paid_partly',
  'paid',
  'overpaid',
  'expired',
  'refunded_partly',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

type Ways = Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>>

const RECEIVED = ['captured_partly', 'captured'] as const
const BACK = ['refunded_partly', 'refunded', 'chargeback'] as const

/** Money that comes although nobody waits for it any more is money all the same. */
const ONLINE: Ways = {
  created: ['redirected', 'authorized', ...RECEIVED, ...BACK, 'failed', 'cancelled', 'expired'],
  redirected: ['authorized', ...RECEIVED, ...BACK, 'failed', 'cancelled', 'expired'],
  authorized: [...RECEIVED, ...BACK, 'failed', 'cancelled', 'expired'],
  captured_partly: ['captured', ...BACK],
  captured: BACK,
  refunded_partly: ['captured', 'captured_partly', 'refunded', 'chargeback'],
  // A refund can bounce, and a chargeback can be won.
  refunded: ['captured', 'captured_partly', 'refunded_partly', 'chargeback'],
  chargeback: ['captured', 'captured_partly', 'refunded_partly', 'refunded'],
  failed: ['authorized', ...RECEIVED, ...BACK],
  cancelled: ['authorized', ...RECEIVED, ...BACK],
  expired: ['authorized', ...RECEIVED, ...BACK],
}

const PAID = ['paid_partly', 'paid', 'overpaid'] as const

const OFFLINE: Ways = {
  awaiting: [...PAID, 'reminded', 'expired', 'cancelled'],
  reminded: [...PAID, 'expired', 'cancelled'],
  paid_partly: ['paid', 'overpaid', 'refunded_partly', 'refunded'],
  paid: ['overpaid', 'refunded_partly', 'refunded'],
  overpaid: ['paid', 'refunded_partly', 'refunded'],
  refunded_partly: [...PAID, 'refunded'],
  // Nobody can keep a transfer from coming, and what went back can come back.
  refunded: [...PAID, 'refunded_partly'],
  expired: PAID,
  cancelled: PAID,
}

export function isOnline(source: PaymentSource): source is OnlineSource {
  return ONLINE_SOURCES.some((one) => one === source)
}

/** Whether a payment may go from one state to another; server and screens ask the same table. */
export function leadsTo(source: PaymentSource, from: PaymentState, to: PaymentState): boolean {
  const ways = isOnline(source) ? ONLINE : OFFLINE
  return ways[from]?.includes(to) ?? false
}

/** Nothing more is owed. What was given back afterwards does not change that it was paid. */
export function isPaid(state: PaymentState): boolean {
  return COVERED.some((one) => one === state)
}
export const COVERED = ['captured', 'paid', 'overpaid', 'refunded_partly'] as const

/** Its provider may still have something to tell about it. */
export const OPEN_STATES = ['created', 'redirected', 'authorized'] as const

type Amounts = {
  source: PaymentSource
  /** Before: what came in parts and went back in parts was never paid. */
  state: PaymentState
  amount: number
  captured: number
  refunded: number
}

/** What the money says; undefined while none has come. */
export function stateOfMoney(payment: Amounts): PaymentState | undefined {
  const { source, state, amount, captured, refunded } = payment
  if (captured === 0) return undefined
  const left = captured - refunded
  if (left === 0) return 'refunded'
  if (isOnline(source)) {
    if (captured < amount) return 'captured_partly'
    return refunded > 0 ? 'refunded_partly' : 'captured'
  }
  if (left > amount) return 'overpaid'
  if (left === amount) return 'paid'
  return isPaid(state) ? 'refunded_partly' : 'paid_partly'
}
