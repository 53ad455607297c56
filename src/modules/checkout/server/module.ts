import { sql } from 'kysely'
import { translator } from '#kernel/i18n/messages.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { setupStep } from '#kernel/server/manifest/setup-step.ts'
import { signedInOf } from '#kernel/server/manifest/signed-in.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { whereThingsAreBought } from '#modules/catalog/server/api.ts'
import { COUNT_COOKIE } from '../carts/server/cart-cookie.ts'
import { cartRoutes } from '../carts/server/cart-routes.ts'
import { checkVatId } from '../carts/server/check-vat-id.ts'
import { takeGuestCart } from '../carts/server/merge-carts.ts'
import { checkoutRules } from '../law/server/checkout-rules.ts'
import { messages } from '../messages.ts'
import { checkoutPage, checkoutPath, checkoutStepsPage } from '../steps/pages.ts'
import { leadOn, loadCheckout, submitCheckout } from '../steps/server/checkout-page.ts'
import { isOpenForOrders } from '../steps/server/payment-methods.ts'
import { createCarts } from './migrations/20261117-1925-checkout-create-carts.ts'
import { checkVatIds } from './migrations/20261118-0300-checkout-check-vat-ids.ts'
import { personal, processing } from './personal.ts'
import type { CheckoutTables } from './tables.ts'

const onPage = pagesOf<CheckoutTables>()

/** Every night: carts nobody came back to for 30 days, with what was typed into them. */
const forgetCarts = defineJob<CheckoutTables, object>({
  name: 'checkout.forget-carts',
  cron: '50 4 * * *',
  run: async ({ db }) => {
    await sql`delete from carts where updated_at < now() - interval '30 days'`.execute(db)
  },
})

const takesOrders = setupStep<CheckoutTables>({
  name: 'checkout',
  order: 60,
  label: { de: 'Bestellungen annehmen', en: 'Take orders' },
  text: {
    de: 'Mit Ihrer IBAN können Kunden im Shop per Vorkasse oder auf Rechnung bestellen.',
    en: 'With your IBAN, customers can order by prepayment or by invoice.',
  },
  path: 'settings/business',
  isDone: ({ config }) => isOpenForOrders(config),
})

const migrations = {
  '20261117-1925-checkout-create-carts': createCarts,
  '20261118-0300-checkout-check-vat-ids': checkVatIds,
}

export function checkoutModule(): ServerModule {
  whereThingsAreBought(({ config, lang }) =>
    isOpenForOrders(config) ? checkoutPath(lang, 'cart') : null,
  )
  return {
    name: 'checkout',
    label: { de: 'Kasse', en: 'Checkout' },
    needs: [
      'shop',
      'catalog',
      'pricing',
      'stock',
      'orders',
      'payments',
      'customers',
      'pages',
      'files',
    ],
    partOf: 'shop',
    migrations,
    routes: cartRoutes,
    pages: [
      onPage(checkoutPage, { load: leadOn }),
      onPage(checkoutStepsPage, { load: loadCheckout, submit: submitCheckout }),
    ],
    site: {
      menu: async ({ config }, { lang }) => {
        const label = translator(messages, lang)('menu')
        const cart = { label, href: checkoutPath(lang, 'cart'), countCookie: COUNT_COOKIE }
        return { links: [], tools: isOpenForOrders(config) ? [cart] : [], tags: ['config'] }
      },
    },
    jobs: [forgetCarts, checkVatId],
    personal,
    processing,
    setup: [takesOrders],
    law: checkoutRules,
    signedIn: signedInOf<CheckoutTables>(takeGuestCart),
  }
}
