import { setTimeout as pause } from 'node:timers/promises'
import { CART_COOKIE } from '#modules/checkout/carts/cart.ts'
import { BUYER } from '#modules/checkout/server/test-checkout.ts'
import { type Answer, callerOf } from '#tests/caller.ts'

/** What the runs with many buyers start Kontor with. Nobody listens at the mail server. */
export const BUYER_ENV = {
  KONTOR_SECRET: 'the same on every instance of this shop',
  KONTOR_TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMTP_FROM: 'backhaus@example.org',
}

/** One call, at whichever instance. */
export type Ask = (url: string) => Promise<Answer>

export type Buyer = {
  email: string
  /** From an empty cart to the last step before the review. */
  fill(variant: string): Ask[]
  review: Ask
  /** Always under the same key. */
  order(review: string): Ask
}

/** A guest who is at home somewhere else than the others, so that no limit helps or hinders. */
export function buyerOf(number: number): Buyer {
  const email = `buyer${number}@example.org`
  const from = { 'x-forwarded-for': homeOf(number) }
  const key = { 'idempotency-key': `order of buyer ${number}`.replaceAll(' ', '-') }
  let cookie: string | undefined
  const put = (path: string, body: object) => (url: string) =>
    callerOf(url, cookie).put(`/api/v0/checkout/${path}`, body, from)
  const begin = (variant: string) => async (url: string) => {
    const line = { variant, quantity: '1' }
    const added = await callerOf(url).post('/api/v0/cart/line', line, from)
    cookie = added.headers.getSetCookie().find((one) => one.startsWith(`${CART_COOKIE}=`))
    cookie = cookie?.split(';')[0]
    return added
  }
  return {
    email,
    fill: (variant) => [
      begin(variant),
      put('address', { ...BUYER, email }),
      put('shipping', { delivery: { kind: 'ship' } }),
      put('payment', { payment_source: 'prepayment' }),
    ],
    review: (url) => callerOf(url, cookie).post('/api/v0/checkout/review', undefined, from),
    order: (review) => (url) =>
      callerOf(url, cookie).post(
        '/api/v0/checkout/order',
        { review, accept_terms: true },
        { ...from, ...key },
      ),
  }
}

/** Addresses that are kept for measurements: 131,072 of them. */
function homeOf(number: number): string {
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`
}

const PATIENCE_MS = 300_000
/** Fifty clients that knock all the time would take the processor from the Kontor that starts. */
const AGAIN_MS = 150

/** Asks until there is an answer: whoever gets none, or is told to wait, comes again. */
export async function answerTo(ask: Ask, url: () => string, missed: () => void): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    // The server may be killed at this moment: a call that breaks off is the point of these runs.
    const answer = await ask(url()).catch(() => undefined)
    if (answer && !isLater(answer)) return answer
    missed()
    await pause(AGAIN_MS)
  }
  throw new Error('nobody answered')
}

function isLater({ status, json }: Answer): boolean {
  return status === 503 || json.code === 'in-progress'
}
