import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type Asked, counter, must, NOT_FOUND, onceByKey, type Reply } from './books.ts'

export const PAYPAL_WEBHOOK = 'WH-RIG'
const SECRET = 'paypal of the rig'

type Money = { currency_code: string; value: string }
type Moved = { id: string; status: string; status_details?: { reason: string }; amount: Money }
type PaypalOrder = {
  id: string
  status: 'CREATED' | 'APPROVED' | 'COMPLETED'
  purchase_units: [
    {
      custom_id: string
      amount: Money
      payments: { captures: Moved[]; refunds: Moved[] }
    },
  ]
  links: { rel: string; href: string }[]
}

const Value = z.object({ currency_code: z.string(), value: z.string() })
const Opened = z.object({
  purchase_units: z.array(z.object({ custom_id: z.string(), amount: Value })).length(1),
})

/** PayPal as far as we use it: six calls. */
export function paypalBooks(address: () => string) {
  const id = counter()
  const orders = new Map<string, PaypalOrder>()
  const declined = new Set<string>()

  const open = (text: string): Reply => {
    const [unit] = Opened.parse(JSON.parse(text)).purchase_units
    const own = id('PP')
    const { custom_id, amount } = must(unit, 'unit')
    const order: PaypalOrder = {
      id: own,
      status: 'CREATED',
      purchase_units: [{ custom_id, amount, payments: { captures: [], refunds: [] } }],
      links: [{ rel: 'payer-action', href: `${address()}/approve/${own}` }],
    }
    orders.set(own, order)
    return { status: 201, body: order }
  }
  const capture = (own: string): Reply => {
    const order = orders.get(own)
    if (order?.status !== 'APPROVED') return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } }
    if (declined.delete(own)) return { status: 422, body: { name: 'INSTRUMENT_DECLINED' } }
    order.status = 'COMPLETED'
    const [{ amount, payments }] = order.purchase_units
    payments.captures.push({ id: id('CAP'), status: 'COMPLETED', amount })
    return { status: 201, body: order }
  }
  const repay = (own: string, text: string): Reply => {
    const { amount } = z.object({ amount: Value }).parse(JSON.parse(text))
    const order = [...orders.values()].find(({ purchase_units: [unit] }) =>
      unit.payments.captures.some((one) => one.id === own),
    )
    if (!order) return NOT_FOUND
    order.purchase_units[0].payments.refunds.push({ id: id('REF'), status: 'COMPLETED', amount })
    return { status: 201, body: { status: 'COMPLETED' } }
  }
  const post = onceByKey(({ path, body }) => {
    if (path === '/v2/checkout/orders') return open(body)
    const [, order] = /^\/v2\/checkout\/orders\/(\w+)\/capture$/.exec(path) ?? []
    if (order) return capture(order)
    const [, captured] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? []
    return captured ? repay(captured, body) : NOT_FOUND
  })
  const orderOf = (payment: string) =>
    must(
      [...orders.values()].findLast(({ purchase_units: [unit] }) => unit.custom_id === payment),
      `order of ${payment}`,
    )
  return {
    answer: (asked: Asked): Reply => {
      const { method, path, body } = asked
      if (path === '/v1/oauth2/token')
        return { status: 200, body: { access_token: 'A21.rig', expires_in: 32_400 } }
      if (path === '/v1/notifications/verify-webhook-signature') return verify(body)
      if (method === 'POST') return post(asked)
      const order = orders.get(path.replace('/v2/checkout/orders/', ''))
      return order ? { status: 200, body: order } : NOT_FOUND
    },
    orders,
    orderOf,
    /** The buyer agrees; nothing is taken yet. */
    approve: (payment: string) => {
      orderOf(payment).status = 'APPROVED'
    },
    /** The card behind the account is declined once. */
    decline: (payment: string) => {
      declined.add(orderOf(payment).id)
    },
    /** Somebody pays back at PayPal's own screens. */
    repayOutside: (payment: string, cents: number) => {
      const [{ amount, payments }] = orderOf(payment).purchase_units
      const value = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      payments.refunds.push({ id: id('REF'), status: 'COMPLETED', amount: { ...amount, value } })
    },
    /** The buyer complains: PayPal holds the money; '' once they were wrong. */
    dispute: (payment: string, reason: 'BUYER_COMPLAINT' | 'CHARGEBACK' | '') => {
      for (const taken of orderOf(payment).purchase_units[0].payments.captures) {
        taken.status = reason ? 'PENDING' : 'COMPLETED'
        taken.status_details = { reason }
      }
    },
    /** As PayPal tells of a complaint: it names the money alone. */
    disputeNews: (payment: string) => {
      const [taken] = orderOf(payment).purchase_units[0].payments.captures
      const disputed_transactions = [{ seller_transaction_id: taken?.id ?? '' }]
      const resource = { dispute_id: id('PP-D'), disputed_transactions }
      const event_type = 'CUSTOMER.DISPUTE.CREATED'
      return { id: id('WH-EVT'), event_type, resource_type: 'dispute', resource }
    },
    captures: (payment: string) => orderOf(payment).purchase_units[0].payments.captures,
    refunds: (payment: string) => orderOf(payment).purchase_units[0].payments.refunds,
    news: (payment: string, event_type = 'CHECKOUT.ORDER.APPROVED') => {
      const { links: _, ...resource } = orderOf(payment)
      return { id: id('WH-EVT'), event_type, resource_type: 'checkout-order', resource }
    },
  }
}

type Signing = { secret?: string; at?: number }

/** The headers PayPal would send with this text. */
export function paypalSignature(text: string, { secret = SECRET, at }: Signing = {}) {
  const time = new Date(at ?? Date.now()).toISOString()
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-RIG',
    'paypal-transmission-id': 'tr-1',
    'paypal-transmission-time': time,
    'paypal-transmission-sig': markOf(secret, [time, PAYPAL_WEBHOOK, text]),
  }
}

/** Over the text of the event as it came, as PayPal does. */
function verify(body: string): Reply {
  const asked = z
    .object({ transmission_time: z.string(), transmission_sig: z.string(), webhook_id: z.string() })
    .parse(JSON.parse(body))
  const name = '"webhook_event":'
  const text = body.slice(body.indexOf(name) + name.length, -1)
  const right = markOf(SECRET, [asked.transmission_time, asked.webhook_id, text])
  const isRight = right === asked.transmission_sig
  return { status: 200, body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } }
}

function markOf(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('|')).digest('base64')
}
