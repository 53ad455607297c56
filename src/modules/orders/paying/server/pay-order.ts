import { translator } from '#kernel/i18n/messages.ts'
import { ONLINE_SOURCES, type OnlineSource } from '#modules/payments/payments/life-cycle.ts'
import { meansOf, onlineMeans, startPayment } from '#modules/payments/server/api.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import { messages } from '../../messages.ts'
import { openAmount } from '../../orders/life-cycle.ts'
import type { Order } from '../../orders/order.ts'
import type { OrderContext } from '../../server/unit-of-work.ts'

type Payable = Pick<Order, '_id' | 'number'>

/** Leads the buyer to the provider's page; every attempt gives the order more time. */
export async function payOrder(
  context: OrderContext,
  { _id: subject, number }: Payable,
  source: OnlineSource,
): Promise<void> {
  const { lang } = context
  const title = translator(messages, lang)('bank.order', { number })
  const { page_url } = await startPayment(context, { subject, source, title, lang })
  if (page_url === '') context.log.warn({ order: subject }, 'a payment has no page')
}

/** How this order can be paid online now: what is offered, allowed and of the same kind as before. */
export function paySources({ config }: OrderContext, order: Order): OnlineSource[] {
  const shop = config.get(shopSection)
  const asked = {
    country: order.address.country,
    total: openAmount(order),
    currency: order.currency,
  }
  return onlineMeans({ config }).filter(
    (source) => isOffered(shop, source, asked) && meansOf({ config }, source)?.test === order.test,
  )
}

type Purchase = {
  country: string | undefined
  total: number
  currency: string
  /** What its buyer may owe for it, where that is asked. */
  maxInvoice?: number
}

/** Providers take no less than half a euro. */
export const LEAST_ONLINE = 50

/** Switched on, and within its limits: by country and amount, and an invoice by who buys. */
export function isOffered(
  { paymentsources, payments }: ShopConfig,
  source: ShopConfig['paymentsources']['enabled'][number],
  { country, total, currency, maxInvoice = Number.POSITIVE_INFINITY }: Purchase,
): boolean {
  const { configured, enabled } = paymentsources
  if (!configured.includes(source) || !enabled.includes(source)) return false
  const isAbroad = country !== undefined && country !== 'AT'
  if (source === 'eps' && (isAbroad || currency !== 'EUR')) return false
  if (ONLINE_SOURCES.some((one) => one === source) && total < LEAST_ONLINE) return false
  if (source === 'invoice' && total > maxInvoice) return false
  return payments.limits.every((limit) => {
    if (limit.source !== source) return true
    const isHere = limit.countries.length === 0 || limit.countries.some((one) => one === country)
    return (
      (country === undefined || isHere) &&
      (limit.min === null || total >= limit.min) &&
      (limit.max === null || total <= limit.max)
    )
  })
}
