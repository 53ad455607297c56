import { demoOf } from '#kernel/server/manifest/demo.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { whereFilesAreSold } from '#modules/catalog/server/api.ts'
import { loadGuestOrder, loadOwnOrder, loadOwnOrders } from '../account/server/order-pages.ts'
import { boundFiles } from '../downloads/server/keep-files.ts'
import { downloadRoute } from '../downloads/server/send-file.ts'
import { invoiceRules } from '../law/server/invoice-rules.ts'
import { durableTexts } from '../law/server/order-rules.ts'
import { taxRules } from '../law/server/tax-rules.ts'
import { guestOrderPage, ownOrderPage, ownOrdersPage } from '../orders/pages.ts'
import { orderRoutes } from '../orders/server/order-routes.ts'
import { payPage } from '../paying/pages.ts'
import { loadPay, submitPay } from '../paying/server/pay-page.ts'
import { missingTexts } from '../texts/server/missing-texts.ts'
import { removeDemo } from './demo.ts'
import { jobs } from './jobs.ts'
import { named, timeline, topic, waiting } from './manifest-parts.ts'
import { createOrders } from './migrations/20261117-1920-orders-create-orders.ts'
import { indexLists } from './migrations/20261117-2310-orders-index-lists.ts'
import { keepRefunds } from './migrations/20261117-2311-orders-keep-refunds.ts'
import { indexTurnover } from './migrations/20261118-0231-orders-index-turnover.ts'
import { keepVatChecks } from './migrations/20261118-0255-orders-keep-vat-checks.ts'
import { payOnline } from './migrations/20261118-0300-orders-pay-online.ts'
import { indexOpenMoney } from './migrations/20261118-0820-orders-index-open-money.ts'
import { indexRevenue } from './migrations/20261118-0910-orders-index-revenue.ts'
import { tellRefundsApart } from './migrations/20261118-0910-orders-tell-refunds-apart.ts'
import { shipInParts } from './migrations/20261118-1700-orders-ship-in-parts.ts'
import { keepFiles } from './migrations/20261119-0710-orders-keep-files.ts'
import { openMoney } from './open-money.ts'
import { personal } from './personal.ts'
import { segments } from './segments.ts'
import type { OrderTables } from './tables.ts'

const onPage = pagesOf<OrderTables>()

const migrations = {
  '20261117-1920-orders-create-orders': createOrders,
  '20261117-2310-orders-index-lists': indexLists,
  '20261117-2311-orders-keep-refunds': keepRefunds,
  '20261118-0231-orders-index-turnover': indexTurnover,
  '20261118-0255-orders-keep-vat-checks': keepVatChecks,
  '20261118-0300-orders-pay-online': payOnline,
  '20261118-0820-orders-index-open-money': indexOpenMoney,
  '20261118-0910-orders-tell-refunds-apart': tellRefundsApart,
  '20261118-0910-orders-index-revenue': indexRevenue,
  '20261118-1700-orders-ship-in-parts': shipInParts,
  '20261119-0010-orders-fold-search': searchIndexes({ orders: ['number', 'name', 'email'] }, [
    'orders_like_number',
    'orders_like_name',
    'orders_like_email',
  ]),
  '20261119-0710-orders-keep-files': keepFiles,
}

const pages = [
  onPage(ownOrdersPage, { load: loadOwnOrders }),
  onPage(ownOrderPage, { load: loadOwnOrder }),
  onPage(guestOrderPage, { load: loadGuestOrder }),
  onPage(payPage, { load: loadPay, submit: submitPay }),
]

export function ordersModule(): ServerModule {
  whereFilesAreSold(boundFiles)
  return {
    name: 'orders',
    label: { de: 'Bestellungen', en: 'Orders' },
    needs: [
      ...['auth', 'shop', 'catalog', 'stock', 'pricing', 'people', 'pages', 'notifications'],
      ...['users', 'payments'],
    ],
    partOf: 'shop',
    nouns: ['order'],
    migrations,
    routes: [...orderRoutes, downloadRoute],
    pages,
    jobs,
    demo: demoOf<OrderTables>({ remove: removeDemo }),
    personal,
    roles: { buyer: { de: 'Hat bestellt', en: 'Has ordered' } },
    timeline,
    segments,
    topics: [topic],
    waiting: [waiting, openMoney, missingTexts],
    law: [durableTexts, ...taxRules, ...invoiceRules],
    named,
  }
}
