import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { z } from 'zod'
import { shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { browserAt } from '#tests/browser.ts'
import { callerOf } from '#tests/caller.ts'
import { paypalSignature } from './paypal-books.ts'
import type { startProviders } from './start-providers.ts'
import { stripeSignature } from './stripe-books.ts'

type Providers = Awaited<ReturnType<typeof startProviders>>
type Ground = {
  url: string
  db: Kysely<never>
  providers: Providers
  /** One more order, at a provider's page. */
  begin(turn: number): Promise<void>
}
type Plan = { payments: number; events: number; random: () => number }
type Paid = { id: string; provider: 'stripe' | 'paypal' }
type Sent = { text: string; provider: Paid['provider']; isForged: boolean }

const TOGETHER = 8

/**
 * News of many payments: shuffled, a fifth of it twice, a twentieth forged, while the payments go on.
 * Says what is not as the providers' books have it in the end; nothing, if all is well.
 */
export async function storm(ground: Ground, { payments, events, random }: Plan): Promise<string[]> {
  const { db, providers } = ground
  for (let turn = 0; turn < payments; turn += 1) {
    await ground.begin(turn)
    await sql`delete from rate_limits`.execute(db)
  }
  const { rows: paid } = await sql<Paid>`select id, provider from payments
    where state = 'redirected' and provider in ('stripe', 'paypal')`.execute(db)
  const waiting: Sent[] = []
  const wrong: string[] = []
  let made = 0
  while (made < events || waiting.length > 0) {
    if (made < events) {
      for (const sent of newsOf(providers, pick(paid, random), random)) waiting.push(sent)
      made += 1
    }
    const isFull = waiting.length >= TOGETHER * 4 || made >= events
    if (isFull) wrong.push(...(await deliver(ground, take(waiting, random))))
    if (made % 100 === 0) await sql`delete from rate_limits`.execute(db)
  }
  return [...wrong, ...(await compare(db, providers, paid))]
}

/** One thing happens to a payment, and is told: usually once, sometimes twice, sometimes by a forger. */
function newsOf(providers: Providers, { id, provider }: Paid, random: () => number): Sent[] {
  const isStripe = provider === 'stripe'
  if (isStripe) goOnAtStripe(providers.stripe, id, random)
  else goOnAtPaypal(providers.paypal, id, random)
  const event = isStripe ? providers.stripe.news(id) : providers.paypal.news(id)
  const text = JSON.stringify(event)
  const forged = JSON.stringify({ ...event, id: `${event.id}f` })
  return [
    { text, provider, isForged: false },
    ...(random() < 0.2 ? [{ text, provider, isForged: false }] : []),
    ...(random() < 0.05 ? [{ text: forged, provider, isForged: true }] : []),
  ]
}

function goOnAtStripe(stripe: Providers['stripe'], id: string, random: () => number): void {
  const { status, payment_intent: intent } = stripe.sessionOf(id)
  const charge = intent?.latest_charge
  const chance = random()
  if (status === 'open' && chance < 0.5) stripe.pay(id)
  else if (status === 'open' && chance < 0.65) stripe.process(id)
  else if (status === 'open' && chance < 0.8) stripe.expire(id)
  else if (intent?.status === 'processing' && chance < 0.5) stripe.pay(id)
  else if (charge && chance < 0.3) {
    const left = (intent?.amount_received ?? 0) - charge.amount_refunded
    const part = Math.ceil(left * random())
    if (part > 0) stripe.repayOutside(id, part)
  }
}

function goOnAtPaypal(paypal: Providers['paypal'], id: string, random: () => number): void {
  const { status } = paypal.orderOf(id)
  const chance = random()
  const { captured, refunded } = sumsOf(paypal, id)
  if (status === 'CREATED' && chance < 0.6) paypal.approve(id)
  else if (captured > 0 && chance < 0.3) {
    const part = Math.ceil((captured - refunded) * random())
    if (part > 0) paypal.repayOutside(id, part)
  }
}

function sumsOf(paypal: Providers['paypal'], id: string) {
  const sum = (moved: readonly { amount: { value: string } }[]) =>
    moved.reduce((all, { amount }) => all + Math.round(Number(amount.value) * 100), 0)
  return { captured: sum(paypal.captures(id)), refunded: sum(paypal.refunds(id)) }
}

/** Any of those that wait, in any order. */
function take(waiting: Sent[], random: () => number): Sent[] {
  const size = Math.min(TOGETHER, waiting.length)
  return Array.from({ length: size }, () =>
    waiting.splice(Math.floor(random() * waiting.length), 1),
  ).flat()
}

async function deliver({ url }: Ground, batch: readonly Sent[]): Promise<string[]> {
  const answers = await Promise.all(
    batch.map(async ({ text, provider, isForged }) => {
      const signing = isForged ? { secret: 'whsec_forged' } : {}
      const mark =
        provider === 'stripe' ? stripeSignature(text, signing) : paypalSignature(text, signing)
      const headers = { 'content-type': 'application/json', ...mark }
      const path = `/api/v0/payment/webhook/${provider}`
      const { status } = await callerOf(url).raw(path, { method: 'POST', headers, body: text })
      const right = isForged ? 400 : 200
      return status === right ? [] : [`${isForged ? 'forged' : 'genuine'} news got ${status}`]
    }),
  )
  return answers.flat()
}

const Row = z.object({
  id: z.string(),
  provider: z.enum(['stripe', 'paypal']),
  state: z.string(),
  captured: z.number(),
  refunded: z.number(),
  taken: z.number(),
  order_state: z.string(),
  mirrored: z.string(),
  balance: z.number(),
  given_back: z.number(),
})

/** The providers' books are the model. */
async function compare(
  db: Kysely<never>,
  providers: Providers,
  paid: readonly Paid[],
): Promise<string[]> {
  const ids = paid.map(({ id }) => id)
  const { rows } = await sql`select p.id, p.provider, p.state, p.captured, p.refunded,
      (select count(*)::int from payment_events e
        where e.payment_id = p.id and e.action = 'captured') as taken,
      o.state as order_state, o.payment_provider_state as mirrored,
      o.balance, o.refunded as given_back
    from payments p join orders o on o.id = p.subject_id
    where p.id = any(${ids}::uuid[])`.execute(db)
  return z
    .array(Row)
    .parse(rows)
    .flatMap((row) => {
      const { captured, refunded, idle } = booksOf(providers, row)
      const state = expectedState({ captured, refunded, idle })
      const isRight =
        row.state === state &&
        row.captured === captured &&
        row.refunded === refunded &&
        row.taken <= 1 &&
        row.mirrored === state &&
        row.balance === captured - refunded &&
        row.given_back === refunded &&
        row.order_state === 'accepted'
      return isRight ? [] : [`${JSON.stringify(row)} should be ${state} ${captured} ${refunded}`]
    })
}

type Books = { captured: number; refunded: number; idle: string }

function booksOf({ stripe, paypal }: Providers, { id, provider }: Paid): Books {
  if (provider === 'paypal') return { ...sumsOf(paypal, id), idle: 'redirected' }
  const { status, payment_intent: intent } = stripe.sessionOf(id)
  const isChecked = intent?.status === 'processing'
  const idle = status === 'expired' ? 'expired' : isChecked ? 'authorized' : 'redirected'
  const captured = intent?.amount_received ?? 0
  return { captured, refunded: intent?.latest_charge?.amount_refunded ?? 0, idle }
}

function expectedState({ captured, refunded, idle }: Books): string {
  if (captured === 0) return idle
  if (refunded === captured) return 'refunded'
  return refunded > 0 ? 'refunded_partly' : 'captured'
}

function pick<T>(some: readonly T[], random: () => number): T {
  const one = some[Math.floor(random() * some.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}

/** Guests who buy one thing and go to the provider's page: by card, by PayPal, by card again. */
export function buyersAt(url: string, variant: string) {
  return async (turn: number) => {
    const shopper = shopperAt(browserAt(url))
    const payment = turn % 2 === 0 ? 'creditcard' : 'paypal'
    const { token } = await shopper.buy({ variant, payment })
    const sent = await shopper.browser.form(`/checkout/pay/${token}`, { action: 'pay' })
    if (sent.status !== 303) throw new Error(`${sent.status} ${sent.text}`)
  }
}
