import { AppError } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import type { PaymentTables } from '../../server/tables.ts'
import type { PaymentContext } from '../../server/unit-of-work.ts'
import { paypalWebhook, stripeWebhook } from '../webhook.calls.ts'
import type { News } from './news.ts'
import { readPaypalNews } from './read-paypal-news.ts'
import { readStripeNews } from './read-stripe-news.ts'
import { takeNews } from './take-news.ts'

const on = routesOf<PaymentTables>()

export const webhookRoutes: readonly Route[] = [
  on(stripeWebhook, (context, { body }) => take(context, () => readStripeNews(context, body))),
  on(paypalWebhook, (context, { body }) => take(context, () => readPaypalNews(context, body))),
]

async function take(context: PaymentContext, read: () => Promise<News | undefined>) {
  try {
    const news = await read()
    if (news) await takeNews(context, news)
  } catch (error) {
    if (error instanceof AppError && error.code === 'signature')
      context.log.warn({ ip: context.ip }, 'a forged or old event of a payment service was refused')
    throw error
  }
  return { received: true as const }
}
