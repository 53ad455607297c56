import { z } from 'zod'
import { shopSection } from '#modules/shop/config.ts'
import { paymentFailures } from '../../errors.ts'
import { paypalAccess } from '../../providers/server/choose-provider.ts'
import { isFromPaypal } from '../../providers/server/paypal.ts'
import type { PaymentContext } from '../../server/unit-of-work.ts'
import type { News } from './news.ts'

/** PayPal sends what was not taken for three days. */
const OLDEST = 3 * 86_400_000

const Related = z.object({
  order_id: z.string().optional(),
  capture_id: z.string().optional(),
})
const Event = z.object({
  id: z.string().min(1).max(255),
  resource_type: z.string().default(''),
  resource: z.object({
    id: z.string().default(''),
    custom_id: z.string().default(''),
    purchase_units: z.array(z.object({ custom_id: z.string().default('') })).default([]),
    supplementary_data: z.object({ related_ids: Related.optional() }).optional(),
  }),
})

/** PayPal signs with a certificate of its own, and is asked whether it did. */
export async function readPaypalNews(
  { config, settings, headers }: PaymentContext,
  text: string,
): Promise<News> {
  const { mode, webhook_id_dev, webhook_id_live } = config.get(shopSection).paypal
  const test = mode === 'dev'
  const access = paypalAccess({ config }, test)
  const webhook = test ? webhook_id_dev : webhook_id_live
  const event = Event.safeParse(parsed(text))
  const sent = Date.parse(String(headers['paypal-transmission-time'] ?? ''))
  const isTimely = Math.abs(Date.now() - sent) < OLDEST
  if (!access || !webhook || !event.success || !isTimely) throw paymentFailures.signature()
  if (!(await isFromPaypal(settings, access, { headers, text, webhook })))
    throw paymentFailures.signature()
  const { id, resource, resource_type } = event.data
  const related = resource.supplementary_data?.related_ids
  const isOrder = resource_type === 'checkout-order'
  return {
    ...{ provider: 'paypal', id, test },
    about: {
      payment: resource.custom_id || (resource.purchase_units[0]?.custom_id ?? ''),
      reference: isOrder ? resource.id : (related?.order_id ?? ''),
      capture: resource_type === 'capture' ? resource.id : (related?.capture_id ?? ''),
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
