import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { z } from 'zod'
import { shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { browserAt } from '#tests/browser.ts'
import { callerOf } from '#tests/caller.ts'
import type { startProviders } from './start-providers.ts'
import { stripeSignature } from './stripe-books.ts'

type Providers = Awaited<ReturnType<typeof startProviders>>
type Ground = {
  url: string
  db: Kysely<never>
  providers: Providers
  /** Orders by card, each at the provider's page. */
  begin(): Promise<void>
}
type Plan = { payments: number; events: number; random: () => number }
type Sent = { text: string; isForged: boolean }

const TOGETHER = 8

/**
 * News of many payments: shuffled, a fifth of it twice, a twentieth forged, while the payments go on.
 * Says what is not as the provider's books have it in the end; nothing, if all is well.
 */
export async function storm(ground: Ground, { payments, events, random }: Plan): Promise<string[]> {
  const { db, providers } = ground
  for (let turn = 0; turn < payments; turn += 1) {
    await ground.begin()
    await sql`delete from rate_limits`.execute(db)
  }
  const open = await sql<{ id: string }>`select id from payments
    where state = 'redirected' and provider = 'stripe'`.execute(db)
  const ids = open.rows.map(({ id }) => id)
  const waiting: Sent[] = []
  const wrong: string[] = []
  let made = 0
  while (made < events || waiting.length > 0) {
    if (made < events) {
      for (const sent of newsOf(providers, pick(ids, random), random)) waiting.push(sent)
      made += 1
    }
    const isFull = waiting.length >= TOGETHER * 4 || made >= events
    if (isFull) wrong.push(...(await deliver(ground, take(waiting, random))))
    if (made % 200 === 0) await sql`delete from rate_limits`.execute(db)
  }
  return [...wrong, ...(await compare(db, providers, ids))]
}

/** One thing happens to a payment, and is told: usually once, sometimes twice, sometimes by a forger. */
function newsOf({ stripe }: Providers, payment: string, random: () => number): Sent[] {
  const { status, payment_intent: intent } = stripe.sessionOf(payment)
  const charge = intent?.latest_charge
  const chance = random()
  if (status === 'open' && chance < 0.6) stripe.pay(payment)
  else if (status === 'open' && chance < 0.8) stripe.expire(payment)
  else if (charge && chance < 0.3) {
    const left = (intent?.amount_received ?? 0) - charge.amount_refunded
    const part = Math.ceil(left * random())
    if (part > 0) stripe.repayOutside(payment, part)
  }
  const event = stripe.news(payment)
  const text = JSON.stringify(event)
  const forged = JSON.stringify({ ...event, id: `${event.id}f` })
  return [
    { text, isForged: false },
    ...(random() < 0.2 ? [{ text, isForged: false }] : []),
    ...(random() < 0.05 ? [{ text: forged, isForged: true }] : []),
  ]
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
    batch.map(async ({ text, isForged }) => {
      const mark = stripeSignature(text, isForged ? { secret: 'whsec_forged' } : {})
      const headers = { 'content-type': 'application/json', ...mark }
      const path = '/api/v0/payment/webhook/stripe'
      const { status } = await callerOf(url).raw(path, { method: 'POST', headers, body: text })
      const right = isForged ? 400 : 200
      return status === right ? [] : [`${isForged ? 'forged' : 'genuine'} news got ${status}`]
    }),
  )
  return answers.flat()
}

const Row = z.object({
  id: z.string(),
  state: z.string(),
  captured: z.number(),
  refunded: z.number(),
  taken: z.number(),
  order_state: z.string(),
  mirrored: z.string(),
})

/** The provider's books are the model. */
async function compare(
  db: Kysely<never>,
  { stripe }: Providers,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql`select p.id, p.state, p.captured, p.refunded,
      (select count(*)::int from payment_events e
        where e.payment_id = p.id and e.action = 'captured') as taken,
      o.state as order_state, o.payment_provider_state as mirrored
    from payments p join orders o on o.id = p.subject_id
    where p.id = any(${[...ids]}::uuid[])`.execute(db)
  return z
    .array(Row)
    .parse(rows)
    .flatMap((row) => {
      const { status, payment_intent: intent } = stripe.sessionOf(row.id)
      const captured = intent?.amount_received ?? 0
      const refunded = intent?.latest_charge?.amount_refunded ?? 0
      const state = expectedState({ status, captured, refunded })
      const isRight =
        row.state === state &&
        row.captured === captured &&
        row.refunded === refunded &&
        row.taken <= 1 &&
        row.mirrored === state &&
        row.order_state === 'accepted'
      return isRight ? [] : [`${JSON.stringify(row)} should be ${state} ${captured} ${refunded}`]
    })
}

function expectedState(books: { status: string; captured: number; refunded: number }): string {
  const { status, captured, refunded } = books
  if (captured === 0) return status === 'expired' ? 'expired' : 'redirected'
  if (refunded === captured) return 'refunded'
  return refunded > 0 ? 'refunded_partly' : 'captured'
}

function pick<T>(some: readonly T[], random: () => number): T {
  const one = some[Math.floor(random() * some.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}

/** A guest who buys one thing by card and goes to the provider's page. */
export function buyerAt(url: string, variant: string) {
  return async () => {
    const shopper = shopperAt(browserAt(url))
    const { token } = await shopper.buy({ variant, payment: 'creditcard' })
    const sent = await shopper.browser.form(`/checkout/pay/${token}`, { action: 'pay' })
    if (sent.status !== 303) throw new Error(`${sent.status} ${sent.text}`)
  }
}
