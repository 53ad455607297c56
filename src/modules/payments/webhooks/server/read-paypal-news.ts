import { z } from 'zod'
import { Id } from '#kernel/contract/fields.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { shopSection } from '#modules/shop/config.ts'
import { paymentFailures } from '../../errors.ts'
import { paypalAccess } from '../../providers/server/choose-provider.ts'
import { isFromPaypal } from '../../providers/server/paypal.ts'
import type { PaymentContext } from '../../server/unit-of-work.ts'
import { isNameless, type News } from './news.ts'
import { findAbout } from './take-news.ts'

/** PayPal sends what was not taken for three days. */
const OLDEST = 3 * 86_400_000

/** What has another shape than we know is read as not said: its news is still genuine, or not. */
const Said = z.string().catch('')
const Related = z.object({ order_id: Said, capture_id: Said })
const Event = z.object({
  id: z.string().min(1).max(255),
  event_type: Said,
  resource_type: Said,
  resource: z.object({
    id: Said,
    custom_id: Said,
    purchase_units: z.array(z.object({ custom_id: Said })).catch([]),
    supplementary_data: z.object({ related_ids: Related }).optional().catch(undefined),
    disputed_transactions: z.array(z.object({ seller_transaction_id: Said })).catch([]),
    links: z.array(z.object({ rel: Said, href: Said })).catch([]),
  }),
})

/** All callers together: each of these asks PayPal in our name. */
const TOGETHER = { max: 1200, seconds: 60, per: 'ip' } as const

/**
 * PayPal signs with a certificate of its own, and is asked whether it did. What names nothing of ours is
 * left alone without a question: undefined.
 */
export async function readPaypalNews(
  context: PaymentContext,
  text: string,
): Promise<News | undefined> {
  const { db, headers } = context
  const event = Event.safeParse(parsed(text))
  const sent = Date.parse(String(headers['paypal-transmission-time'] ?? ''))
  const isTimely = Math.abs(Date.now() - sent) < OLDEST
  if (!event.success || !isTimely) throw paymentFailures.signature()
  const { id, event_type } = event.data
  const isDispute = event_type === 'CUSTOMER.DISPUTE.CREATED'
  const news = { provider: 'paypal' as const, id, isDispute, about: aboutOf(event.data) }
  const isNamed = Id.safeParse(news.about.payment).success
  const isOurs = isNamed || isNameless(news) || (await findAbout(db, news)) !== undefined
  if (!isOurs) return undefined
  await countAttempt(tablesOf<KernelTables>(db), 'news of PayPal', TOGETHER)
  // Those of the other kind still come: refunds and disputes of payments from before.
  for (const test of [true, false])
    if (await isGenuine(context, text, test)) return { ...news, test }
  throw paymentFailures.signature()
}

function aboutOf({ resource, resource_type }: z.infer<typeof Event>): News['about'] {
  const related = resource.supplementary_data?.related_ids
  const disputed = resource.disputed_transactions[0]?.seller_transaction_id
  const isOrder = resource_type === 'checkout-order'
  const isMoney = resource_type === 'capture'
  return {
    payment: resource.custom_id || (resource.purchase_units[0]?.custom_id ?? ''),
    reference: isOrder ? resource.id : (related?.order_id ?? ''),
    capture: isMoney ? resource.id : related?.capture_id || disputed || refundedCapture(resource),
  }
}

/** A refund may name what it was taken from by its address alone. */
function refundedCapture({ links }: z.infer<typeof Event>['resource']): string {
  const above = links.find(({ rel }) => rel === 'up')?.href ?? ''
  return /\/captures\/([\w-]{1,64})$/.exec(above)?.[1] ?? ''
}

async function isGenuine(
  { config, settings, log, headers }: PaymentContext,
  text: string,
  test: boolean,
): Promise<boolean> {
  const { webhook_id_dev, webhook_id_live } = config.get(shopSection).paypal
  const access = paypalAccess({ config }, test)
  const webhook = test ? webhook_id_dev : webhook_id_live
  if (!access || !webhook) return false
  return isFromPaypal({ settings, log }, access, { headers, text, webhook })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
