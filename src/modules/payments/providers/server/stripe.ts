import type Stripe from 'stripe'
import { guardedAgents } from '#kernel/server/egress/guarded-agents.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { paymentFailures } from '../../errors.ts'
import type { PaymentRow } from '../../server/tables.ts'
import type { PaymentScope } from '../../server/unit-of-work.ts'
import {
  type Provider,
  ProviderRefusal,
  type Repayment,
  type Truth,
  type Visit,
} from './provider.ts'

type Line = { settings: Settings; log: PaymentScope['log'] }

const METHODS = { klarna: 'klarna', eps: 'eps' } as const
const HOUR = 3_600_000

/** Card, Klarna and EPS at the provider's own page: nothing of it is on ours. */
export async function openStripe({ settings, log }: Line, key: string): Promise<Provider> {
  const stripe = await clientOf(settings, key)
  const answered = answering(log)
  return {
    // Stripe keeps a failure for its key, too: the next attempt is another payment with another key.
    open: (payment, visit) => answered(() => openPage(stripe, payment, visit), hasAnswered),
    read: (payment) => answered(() => readTruth(stripe, payment)),
    capture: async ({ id, capture_reference }) => {
      const options = { idempotencyKey: `capture-${id}` }
      await answered(() => stripe.paymentIntents.capture(capture_reference, {}, options))
    },
    refund: (payment, repayment) => answered(() => payBack(stripe, payment, repayment)),
    close: async (payment) => {
      const { status } = await answered(() => stripe.checkout.sessions.retrieve(payment.reference))
      if (status === 'open') await expirePage(answered, stripe, payment)
    },
  }
}

/** Connections are kept open, so each key has one client as long as the process lives. */
const clients = new Map<string, Stripe>()

async function clientOf({ paymentServices, privateHosts }: Settings, key: string): Promise<Stripe> {
  const name = `${paymentServices.stripe} ${key}`
  const known = clients.get(name)
  if (known) return known
  const { default: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(paymentServices.stripe)
  const isSecure = protocol === 'https:'
  const { httpAgent, httpsAgent } = guardedAgents(privateHosts)
  const client = new Client(key, {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
    httpAgent: isSecure ? httpsAgent : httpAgent,
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  clients.set(name, client)
  return client
}

async function openPage(stripe: Stripe, payment: PaymentRow, visit: Visit) {
  const { id, source, amount, currency, expires_at } = payment
  const { returnUrl, title, lang } = visit
  const product = { currency: currency.toLowerCase(), unit_amount: amount }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: id,
      metadata: { payment: id, title },
      payment_intent_data: { metadata: { payment: id }, description: title },
      allowed_payment_method_types: [methodOf(source)],
      line_items: [{ quantity: 1, price_data: { ...product, product_data: { name: title } } }],
      success_url: returnUrl,
      cancel_url: returnUrl,
      locale: lang,
      ...(expires_at && { expires_at: Math.floor(expires_at.getTime() / 1000) }),
    },
    { idempotencyKey: `payment-${id}` },
  )
  if (!session.url) throw new ProviderRefusal('a page without an address')
  return { reference: session.id, url: session.url }
}

function methodOf(source: PaymentRow['source']) {
  return source === 'klarna' || source === 'eps' ? METHODS[source] : 'card'
}

async function readTruth(stripe: Stripe, { reference }: PaymentRow): Promise<Truth> {
  const session = await stripe.checkout.sessions.retrieve(reference, {
    expand: ['payment_intent.latest_charge'],
  })
  const { payment_intent: found } = session
  const intent = typeof found === 'object' ? found : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const isRunning = intent?.status === 'processing' || intent?.status === 'requires_capture'
  return {
    payment: session.client_reference_id ?? '',
    test: !session.livemode,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    page: pageOf(session, intent),
    isAuthorized: isRunning,
    isApproved: false,
    captured: intent?.amount_received ?? 0,
    refunded: charge?.amount_refunded ?? 0,
    isDisputed: charge?.disputed ? await isLost(stripe, charge.id) : false,
    capture: intent?.id ?? '',
  }
}

function pageOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null) {
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  if (intent?.status === 'requires_payment_method') return 'failed'
  return intent?.status === 'canceled' ? 'cancelled' : 'done'
}

/** A dispute that was won, or was only a question, takes nothing away. */
async function isLost(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge, limit: 10 })
  return data.some(({ status }) => status !== 'won' && !status.startsWith('warning'))
}

/**
 * Stripe keeps an answer for its key, a failure too: so it is asked first whether this was paid back,
 * and after an hour another key is used.
 */
async function payBack(stripe: Stripe, payment: PaymentRow, repayment: Repayment) {
  const { id, amount, created_at } = repayment
  const { capture_reference: payment_intent } = payment
  const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
  const before = data.find(({ metadata }) => metadata?.refund === id)
  if (before) return outcomeOf(before)
  const turn = Math.floor((Date.now() - created_at.getTime()) / HOUR)
  try {
    const made = await stripe.refunds.create(
      { payment_intent, amount, metadata: { refund: id } },
      { idempotencyKey: `refund-${id}-${turn}` },
    )
    return outcomeOf(made)
  } catch (error) {
    if (isRefusal(error)) return 'refused'
    throw error
  }
}

/** Whoever paid at this very moment was faster: what is true is read afterwards. */
async function expirePage(answered: Answered, stripe: Stripe, { reference }: PaymentRow) {
  try {
    await answered(() => stripe.checkout.sessions.expire(reference))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
  }
}

function outcomeOf({ status }: Pick<Stripe.Refund, 'status'>): 'done' | 'refused' {
  return status === 'failed' || status === 'canceled' ? 'refused' : 'done'
}

/** An answer that says no is told apart from no answer at all, which the log has to explain. */
function answering(log: Line['log']) {
  return async <T>(ask: () => Promise<T>, isNo = isRefusal): Promise<T> => {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof ProviderRefusal) throw error
      if (isNo(error)) throw new ProviderRefusal(String(error))
      log.warn({ status: statusOf(error), request: requestOf(error) }, 'Stripe does not answer')
      throw paymentFailures.providerAway()
    }
  }
}

type Answered = ReturnType<typeof answering>

function requestOf(error: unknown): string {
  const isNamed = typeof error === 'object' && error !== null && 'requestId' in error
  return isNamed ? String(error.requestId) : ''
}

function statusOf(error: unknown): number {
  const isObject = typeof error === 'object' && error !== null && 'statusCode' in error
  return isObject && typeof error.statusCode === 'number' ? error.statusCode : 0
}

/** They mean: not now, or not with this key of ours. What was asked for may still be granted. */
const LATER = [401, 403, 408, 409, 429]

function hasAnswered(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 400 && !LATER.includes(status)
}

function isRefusal(error: unknown): boolean {
  return hasAnswered(error) && statusOf(error) < 500
}
