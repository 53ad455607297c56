import type { ServerModule } from '#kernel/server/module.ts'
import { routesOf } from '#kernel/server/route.ts'
import { shopSection } from '../config.ts'
import { quote } from '../shipping/server/quote.ts'
import { quoteCall } from '../shipping/shipping.calls.ts'
import { chosenAddresses } from './chosen-addresses.ts'

const on = routesOf<Record<never, never>>()

export const shop: ServerModule = {
  name: 'shop',
  label: { de: 'Shop', en: 'Shop' },
  needs: ['config', 'pricing'],
  startsOff: true,
  routes: [on(quoteCall, async (context, { body }) => ({ quote: quote(context, body) }))],
  config: [shopSection],
  site: { renames: chosenAddresses },
}
