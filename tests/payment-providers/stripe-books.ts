import { createHmac } from 'node:crypto'
import { type Asked, counter, must, NOT_FOUND, onceByKey, type Reply } from './books.ts'

export const STRIPE_SECRET = 'whsec_test_of_the_rig'

type Charge = { id: string; amount_refunded: number; disputed: boolean }
type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  amount_received: number
  status: string
  metadata: Record<string, string>
  latest_charge: Charge | null
}
type Session = {
  id: string
  object: 'checkout.session'
  client_reference_id: string
  amount_total: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  livemode: boolean
  metadata: Record<string, string>
  payment_method_types: string[]
  payment_intent: Intent | null
  url: string | null
}
type Refund = {
  id: string
  payment_intent: string
  amount: number
  status: string
  metadata: object
}

const REFUSED = { status: 400, body: { error: { type: 'invalid_request_error', message: 'no' } } }

/** Stripe opens no page for less than half an hour. */
function livesLongEnough(form: URLSearchParams): boolean {
  return Number(form.get('expires_at')) * 1000 >= Date.now() + 30 * 60_000
}

/** Stripe as far as we use it: hosted pages, the money behind them, refunds and disputes. */
export function stripeBooks(address: () => string) {
  const id = counter()
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const disputes: { charge: string; status: string }[] = []

  const open = (form: URLSearchParams, livemode: boolean): Session => {
    const own = id('cs_test')
    const session: Session = {
      id: own,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      livemode,
      metadata: { payment: form.get('metadata[payment]') ?? '' },
      payment_method_types: [form.get('allowed_payment_method_types[0]') ?? ''],
      payment_intent: null,
      url: `${address()}/pay/${own}`,
    }
    sessions.set(own, session)
    return session
  }
  const repay = (form: URLSearchParams): Reply => {
    const intent = intentOf(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    const charge = intent?.latest_charge
    if (!intent || !charge || charge.amount_refunded + amount > intent.amount_received)
      return REFUSED
    charge.amount_refunded += amount
    const metadata = { refund: form.get('metadata[refund]') ?? '' }
    const made = { id: id('re'), payment_intent: intent.id, amount, status: 'succeeded', metadata }
    refunds.push(made)
    return { status: 200, body: made }
  }
  const intentOf = (name: string) =>
    [...sessions.values()].find(({ payment_intent }) => payment_intent?.id === name)?.payment_intent

  const post = onceByKey(({ path, body, bearer }) => {
    const form = new URLSearchParams(body)
    const isLive = bearer.startsWith('sk_live_')
    if (path === '/v1/checkout/sessions')
      return livesLongEnough(form) ? { status: 200, body: open(form, isLive) } : REFUSED
    if (path === '/v1/refunds') return repay(form)
    const [, own = ''] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
    const session = sessions.get(own)
    if (session?.status !== 'open') return NOT_FOUND
    session.status = 'expired'
    return { status: 200, body: session }
  })
  const get = ({ path, query }: Asked): Reply => {
    const list = (data: unknown) => ({ status: 200, body: { object: 'list', data } })
    if (path === '/v1/refunds')
      return list(refunds.filter((one) => one.payment_intent === query.get('payment_intent')))
    if (path === '/v1/disputes')
      return list(disputes.filter(({ charge }) => charge === query.get('charge')))
    const session = sessions.get(path.replace('/v1/checkout/sessions/', ''))
    return session ? { status: 200, body: session } : NOT_FOUND
  }
  const sessionOf = (payment: string) =>
    must(
      [...sessions.values()].findLast((one) => one.client_reference_id === payment),
      `page of ${payment}`,
    )
  return {
    answer: (asked: Asked): Reply => (asked.method === 'POST' ? post(asked) : get(asked)),
    sessions,
    refunds,
    sessionOf,
    /** The buyer's card works. */
    pay: (payment: string, paid?: number) => {
      const session = sessionOf(payment)
      const charge = { id: id('ch'), amount_refunded: 0, disputed: false }
      session.status = 'complete'
      session.payment_status = 'paid'
      session.payment_intent = {
        id: id('pi'),
        object: 'payment_intent',
        amount: session.amount_total,
        currency: session.currency,
        amount_received: paid ?? session.amount_total,
        status: 'succeeded',
        metadata: { payment },
        latest_charge: charge,
      }
      return session
    },
    /** What was begun at the buyer's bank did not work out. */
    refuse: (payment: string) => {
      const session = sessionOf(payment)
      session.status = 'complete'
      session.payment_intent = {
        ...{ id: id('pi'), object: 'payment_intent', amount: session.amount_total },
        ...{ currency: session.currency, amount_received: 0, latest_charge: null },
        ...{ status: 'requires_payment_method', metadata: { payment } },
      }
      return session
    },
    /** The buyer's bank or Klarna still looks at it. */
    process: (payment: string) => {
      const session = sessionOf(payment)
      session.status = 'complete'
      session.payment_intent = {
        ...{ id: id('pi'), object: 'payment_intent', amount: session.amount_total },
        ...{ currency: session.currency, amount_received: 0, latest_charge: null },
        ...{ status: 'processing', metadata: { payment } },
      }
      return session
    },
    expire: (payment: string) => {
      const session = sessionOf(payment)
      session.status = 'expired'
      return session
    },
    dispute: (payment: string, status: string) => {
      const charge = must(sessionOf(payment).payment_intent?.latest_charge ?? undefined, 'charge')
      charge.disputed = true
      disputes.splice(0, disputes.length, { charge: charge.id, status })
    },
    /** Somebody pays back at the provider's own screens. */
    repayOutside: (payment: string, amount: number) => {
      const charge = must(sessionOf(payment).payment_intent?.latest_charge ?? undefined, 'charge')
      charge.amount_refunded += amount
    },
    /** The buyer's bank sends a refund back, days later. */
    bounce: (payment: string, amount: number) => {
      const charge = must(sessionOf(payment).payment_intent?.latest_charge ?? undefined, 'charge')
      charge.amount_refunded -= amount
      const intent = sessionOf(payment).payment_intent?.id
      const sent = refunds.findLast((one) => one.payment_intent === intent)
      if (sent) sent.status = 'failed'
    },
    /** What the buyer has paid for a payment, whatever we believe. */
    charged: (payment: string) =>
      [...sessions.values()]
        .filter((one) => one.client_reference_id === payment)
        .reduce((sum, { payment_intent }) => sum + (payment_intent?.amount_received ?? 0), 0),
    /** News of a payment, as Stripe writes it. */
    news: (payment: string, type = 'checkout.session.completed') => {
      const { payment_intent, ...session } = sessionOf(payment)
      const object = { ...session, payment_intent: payment_intent?.id ?? null }
      const { livemode } = session
      return { id: id('evt'), object: 'event', type, livemode, data: { object } }
    },
  }
}

type Signing = { secret?: string; at?: number }

/** The header Stripe would send with this text. */
export function stripeSignature(text: string, { secret = STRIPE_SECRET, at }: Signing = {}) {
  const time = Math.floor((at ?? Date.now()) / 1000)
  const mark = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')
  return { 'stripe-signature': `t=${time},v1=${mark}` }
}
