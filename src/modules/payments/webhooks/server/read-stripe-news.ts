import { z } from 'zod'
import { shopSection } from '#modules/shop/config.ts'
import { paymentFailures } from '../../errors.ts'
import type { PaymentContext } from '../../server/unit-of-work.ts'
import type { News } from './news.ts'

/** Five minutes, as Stripe advises. */
const TOLERANCE = 300

const Named = z.union([z.string(), z.null()]).optional()
const Thing = z.object({
  id: z.string().default(''),
  object: z.string().default(''),
  client_reference_id: Named,
  payment_intent: Named,
  metadata: z.record(z.string(), z.string()).nullish(),
  amount: z.int().nullish(),
  amount_total: z.int().nullish(),
  currency: Named,
})
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().default(''),
  livemode: z.boolean(),
  data: z.object({ object: Thing }),
})

/** Refuses whatever Stripe did not sign just now, sign by sign; undefined where it speaks of other things. */
export async function readStripeNews(
  { config, headers }: PaymentContext,
  text: string,
): Promise<News | undefined> {
  const { webhook_secret_dev, webhook_secret_live } = config.get(shopSection).card
  const { default: Stripe } = await import('stripe')
  const secrets = [webhook_secret_live, webhook_secret_dev].filter(Boolean)
  const header = String(headers['stripe-signature'] ?? '')
  const isSigned = secrets.some((secret) => isGenuine(Stripe, { text, header, secret }))
  if (!isSigned) throw paymentFailures.signature()
  const event = Event.safeParse(parsed(text))
  if (!event.success) return undefined
  const { id, type, livemode, data } = event.data
  const isDispute = type === 'charge.dispute.created'
  return { provider: 'stripe', id, test: !livemode, isDispute, ...saidOf(data.object) }
}

type Signed = { text: string; header: string; secret: string }
type Webhooks = { webhooks: { constructEvent: Check } }
type Check = (text: string, header: string, secret: string, tolerance?: number) => unknown

function isGenuine({ webhooks }: Webhooks, { text, header, secret }: Signed): boolean {
  try {
    webhooks.constructEvent(text, header, secret, TOLERANCE)
    return true
  } catch {
    // Whatever is wrong with it, it is not genuine.
    return false
  }
}

/** Of a page, of the money behind it, or of something that happened to that money. */
function saidOf(thing: z.infer<typeof Thing>): Pick<News, 'about' | 'claims'> {
  const { id, object, metadata, currency } = thing
  const payment = thing.client_reference_id ?? metadata?.payment ?? ''
  const isPage = object === 'checkout.session'
  const isMoney = object === 'payment_intent'
  const amount = isPage ? thing.amount_total : thing.amount
  // A refund or a dispute may be about a part.
  const isWhole = isPage || isMoney || object === 'charge'
  return {
    about: {
      payment,
      reference: isPage ? id : '',
      capture: isMoney ? id : (thing.payment_intent ?? ''),
    },
    ...(isWhole &&
      typeof amount === 'number' &&
      currency && { claims: { amount, currency: currency.toUpperCase() } }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
