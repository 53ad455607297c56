import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'

const LONGEST = 256 * 1024
const shared = {
  method: 'POST',
  access: anyone,
  body: z.string().max(LONGEST),
  bodyLimit: LONGEST,
  signedText: true,
  // Payment services call from their own machines.
  crossSite: true,
  reply: z.object({ received: z.literal(true) }),
} as const

export const stripeWebhook = endpoint({
  ...shared,
  path: '/api/v0/payment/webhook/stripe',
  limit: { max: 3000, seconds: 60, per: 'ip' },
  summary: 'News from Stripe, signed over the text as it came; makes us ask Stripe what is true',
})

/** Each one asks PayPal whether it is genuine, so fewer are let in. */
export const paypalWebhook = endpoint({
  ...shared,
  path: '/api/v0/payment/webhook/paypal',
  limit: { max: 300, seconds: 60, per: 'ip' },
  summary: 'News from PayPal, which is asked whether it is genuine and what is true',
})
