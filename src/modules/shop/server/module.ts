import { setupStep } from '#kernel/server/manifest/setup-step.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { routesOf } from '#kernel/server/route.ts'
import { whereFilesShow } from '#modules/files/server/api.ts'
import { shopSection } from '../config.ts'
import { breaksLaw, today } from '../law/server/check-law.ts'
import { lawRoutes } from '../law/server/law-routes.ts'
import { shopRules } from '../law/server/shop-rules.ts'
import { showsNotice } from '../law/server/warranty-notice.ts'
import { quote } from '../shipping/server/quote.ts'
import { quoteCall } from '../shipping/shipping.calls.ts'
import { chosenAddresses } from './chosen-addresses.ts'

const on = routesOf<Record<never, never>>()

const lawfulStep = setupStep<never>({
  name: 'law',
  order: 65,
  label: { de: 'Rechts-Check des Shops bestehen', en: 'Pass the legal check of the shop' },
  text: {
    de: 'Mindestens eine Vorschrift ist noch nicht erfüllt. Der Rechts-Check sagt, welche, und führt dorthin, wo Sie es beheben.',
    en: 'At least one rule is not met yet. The legal check says which, and leads to where you can mend it.',
  },
  path: 'shop/settings/law',
  isDone: async (scope) => !(await breaksLaw(scope, today())),
})

export function shopModule(): ServerModule {
  whereFilesShow(showsNotice)
  return {
    name: 'shop',
    label: { de: 'Shop', en: 'Shop' },
    needs: ['config', 'pricing', 'files'],
    startsOff: true,
    routes: [
      on(quoteCall, async (context, { body }) => ({ quote: quote(context, body) })),
      ...lawRoutes,
    ],
    config: [shopSection],
    site: { renames: chosenAddresses },
    setup: [lawfulStep],
    law: shopRules,
  }
}
