import { z } from 'zod'
import { guardedFetch } from '#kernel/server/egress/guarded-fetch.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { paymentFailures } from '../../errors.ts'
import type { PaymentRow } from '../../server/tables.ts'
import type { PaymentScope } from '../../server/unit-of-work.ts'
import { type Provider, ProviderRefusal, type Truth, type Visit } from './provider.ts'

export type PaypalAccess = { clientId: string; secret: string; isTest: boolean }

const Money = z.object({ currency_code: z.string(), value: z.string() })
const Link = z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/ }) })
const Opened = z.object({ id: z.string().max(64), links: z.array(Link) })
const Details = z.object({ reason: z.string().default('') })
const Moved = z.object({
  id: z.string(),
  status: z.string(),
  status_details: Details.optional(),
  amount: Money,
})
const Unit = z.object({
  custom_id: z.string().default(''),
  amount: Money,
  payments: z
    .object({ captures: z.array(Moved).default([]), refunds: z.array(Moved).default([]) })
    .default({ captures: [], refunds: [] }),
})
const PaypalOrder = z.object({ status: z.string(), purchase_units: z.array(Unit).min(1) })
const Verified = z.object({ verification_status: z.string() })
const Repaid = z.object({ status: z.string().default('') })
const Token = z.object({ access_token: z.string(), expires_in: z.number() })

type Line = { settings: Settings; log: PaymentScope['log'] }

/** Six calls of PayPal, each of which happens once however often it is made. */
export function openPaypal(line: Line, access: PaypalAccess): Provider {
  const ask = asker(line, access)
  return {
    open: (payment, visit) => openPage(ask, payment, visit),
    read: async (payment) => ({ ...(await readTruth(ask, payment)), test: access.isTest }),
    // Without a key: PayPal takes an order once, and under a key a refusal would be its answer for ever.
    capture: async ({ reference }) => {
      const path = `/v2/checkout/orders/${encodeURIComponent(reference)}/capture`
      const { status } = await ask(path, { body: {} })
      // 422: it was taken before, or cannot be; what is true is read afterwards.
      if (status >= 400 && status !== 422) throw new ProviderRefusal(`capture ${status}`)
    },
    refund: async ({ capture_reference, currency }, { id, amount }) => {
      const path = `/v2/payments/captures/${encodeURIComponent(capture_reference)}/refund`
      const body = { amount: { currency_code: currency, value: toDecimal(amount) } }
      const { status, json } = await ask(path, { key: `refund-${id}`, body })
      const outcome = Repaid.safeParse(json).data?.status ?? ''
      return status >= 400 || outcome === 'FAILED' || outcome === 'CANCELLED' ? 'refused' : 'done'
    },
    // An order nobody agreed to lapses by itself; without us nothing is taken.
    close: async () => undefined,
  }
}

/** Whether PayPal itself wrote this. */
export async function isFromPaypal(
  line: Line,
  access: PaypalAccess,
  {
    headers,
    text,
    webhook,
  }: {
    headers: Readonly<Record<string, string | string[] | undefined>>
    text: string
    webhook: string
  },
): Promise<boolean> {
  const told = (name: string) => JSON.stringify(String(headers[`paypal-${name}`] ?? ''))
  // The event as it came, sign by sign: read and written anew it would be another text.
  const body = `{"auth_algo":${told('auth-algo')},"cert_url":${told('cert-url')},
    "transmission_id":${told('transmission-id')},"transmission_sig":${told('transmission-sig')},
    "transmission_time":${told('transmission-time')},"webhook_id":${JSON.stringify(webhook)},
    "webhook_event":${text}}`
  const path = '/v1/notifications/verify-webhook-signature'
  const { status, json } = await asker(line, access)(path, { body })
  return status === 200 && Verified.safeParse(json).data?.verification_status === 'SUCCESS'
}

async function openPage(ask: Ask, payment: PaymentRow, { returnUrl, title, lang }: Visit) {
  const { id, amount, currency } = payment
  const context = {
    return_url: returnUrl,
    cancel_url: returnUrl,
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
    locale: lang === 'de' ? 'de-DE' : 'en-GB',
  }
  const unit = {
    custom_id: id,
    description: title,
    amount: { currency_code: currency, value: toDecimal(amount) },
  }
  const { status, json } = await ask('/v2/checkout/orders', {
    key: `payment-${id}`,
    body: {
      intent: 'CAPTURE',
      purchase_units: [unit],
      payment_source: { paypal: { experience_context: context } },
    },
  })
  const opened = Opened.safeParse(json).data
  const link = opened?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!opened || !link) throw new ProviderRefusal(`open ${status}`)
  return { reference: opened.id, url: link.href }
}

async function readTruth(
  ask: Ask,
  { id, reference, amount, currency }: PaymentRow,
): Promise<Omit<Truth, 'test'>> {
  const path = `/v2/checkout/orders/${encodeURIComponent(reference)}`
  const { status, json } = await ask(path, {})
  const found = PaypalOrder.safeParse(json).data
  const nothing = { isAuthorized: false, isApproved: false, isDisputed: false, capture: '' }
  // PayPal forgets orders that nobody agreed to.
  if (status === 404)
    return { ...nothing, payment: id, amount, currency, page: 'expired', captured: 0, refunded: 0 }
  const unit = found?.purchase_units[0]
  if (!found || !unit) throw new ProviderRefusal(`read ${status}`)
  const { captures, refunds } = unit.payments
  const taken = captures.filter((one) => TAKEN.includes(one.status) || isDisputed(one))
  const captured = sum(taken)
  const back = sum(refunds.filter(({ status: now }) => now === 'COMPLETED' || now === 'PENDING'))
  return {
    payment: unit.custom_id,
    amount: toCents(unit.amount.value),
    currency: unit.amount.currency_code,
    page:
      PAGES[found.status] ?? (captures.some(isFailed) && taken.length === 0 ? 'failed' : 'open'),
    isAuthorized: captures.some((one) => one.status === 'PENDING' && !isDisputed(one)),
    isApproved: found.status === 'APPROVED',
    // Money that PayPal holds again has not gone back.
    ...{ captured, refunded: Math.min(back, captured) },
    isDisputed: captures.some(isDisputed),
    capture: (taken[0] ?? captures[0])?.id ?? '',
  }
}

const TAKEN = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']
/** Why money that was ours is held or taken away. */
const DISPUTES = ['BUYER_COMPLAINT', 'CHARGEBACK']

function isDisputed({ status, status_details }: z.infer<typeof Moved>): boolean {
  return status === 'REVERSED' || DISPUTES.includes(status_details?.reason ?? '')
}

const PAGES: Readonly<Record<string, Truth['page']>> = { VOIDED: 'cancelled' }

function isFailed({ status }: { status: string }): boolean {
  return status === 'DECLINED' || status === 'FAILED'
}

type Asked = { key?: string; body?: unknown }
type Ask = (path: string, asked: Asked) => Promise<{ status: number; json: unknown }>

/** They mean: not now, or not with this key of ours. What was asked for may still be granted. */
const LATER = [401, 403, 408, 409, 429]

function asker({ settings, log }: Line, access: PaypalAccess): Ask {
  const base = settings.paymentServices.paypal ?? OWN[access.isTest ? 'test' : 'live']
  const fetch = guardedFetch(settings.privateHosts)
  const post = async (path: string, { key, body }: Asked) => {
    const token = await tokenOf({ base, fetch, access })
    return fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key && { 'paypal-request-id': key }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
  }
  return async (path, asked) => {
    try {
      let answer = await post(path, asked)
      if (answer.status === 401) {
        // It took the token back before its time.
        tokens.delete(tokenName(base, access))
        answer = await post(path, asked)
      }
      mustAnswer(answer)
      return { status: answer.status, json: await answer.json().catch(() => undefined) }
    } catch (error) {
      // What to do about it stands in the log; the buyer can do one thing: try again.
      log.warn({ path: path.split('/')[2], err: error }, 'PayPal does not answer')
      throw paymentFailures.providerAway()
    }
  }
}

type Answer = Awaited<ReturnType<ReturnType<typeof guardedFetch>>>

/** Names the answer as PayPal's own people find it, without its text. */
function mustAnswer({ status, headers }: Answer): void {
  if (status < 500 && !LATER.includes(status)) return
  throw new Error(`${status}, PayPal-Debug-Id ${headers.get('paypal-debug-id') ?? '-'}`)
}

const OWN = { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' } as const

type TokenRequest = { base: string; fetch: ReturnType<typeof guardedFetch>; access: PaypalAccess }
const tokens = new Map<string, { token: string; until: number }>()

function tokenName(base: string, { clientId, secret }: PaypalAccess): string {
  return `${base} ${clientId} ${secret}`
}

async function tokenOf({ base, fetch, access }: TokenRequest): Promise<string> {
  const name = tokenName(base, access)
  const known = tokens.get(name)
  if (known && known.until > Date.now()) return known.token
  const word = Buffer.from(`${access.clientId}:${access.secret}`).toString('base64')
  const answer = await fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${word}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    signal: AbortSignal.timeout(10_000),
  })
  if (answer.status !== 200) throw new Error(`${answer.status} for client ID and secret`)
  const { access_token: token, expires_in } = Token.parse(await answer.json())
  tokens.set(name, { token, until: Date.now() + (expires_in - 60) * 1000 })
  return token
}

function sum(moved: readonly z.infer<typeof Moved>[]): number {
  return moved.reduce((total, { amount }) => total + toCents(amount.value), 0)
}

/** 1405 is '14.05', without a number in between that could round. */
function toDecimal(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function toCents(value: string): number {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? []
  if (whole === '') throw new ProviderRefusal('an amount that is none')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
