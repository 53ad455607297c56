import { translator } from '#kernel/i18n/messages.ts'
import { demoOf } from '#kernel/server/manifest/demo.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { whereOrdersAreWithdrawn } from '#modules/orders/server/api.ts'
import { returnRules } from '../law/server/return-rules.ts'
import { messages } from '../messages.ts'
import { returnRoutes } from '../returns/server/return-routes.ts'
import { withdrawalPage, withdrawalPath } from '../withdrawal/page.ts'
import { matchJob } from '../withdrawal/server/match-job.ts'
import { loadWithdrawal, submitWithdrawal } from '../withdrawal/server/withdrawal-page.ts'
import { removeDemo } from './demo.ts'
import { eraseOldJob } from './erase-old.ts'
import { named, refunds, timeline, topic, waiting } from './manifest-parts.ts'
import { createReturns } from './migrations/20261117-2320-returns-create-returns.ts'
import { indexLateMoney } from './migrations/20261118-0810-returns-index-late-money.ts'
import { noteRefundsOfGoods } from './migrations/20261118-0911-returns-note-refunds-of-goods.ts'
import { personal } from './personal.ts'
import type { ReturnTables } from './tables.ts'

const onPage = pagesOf<ReturnTables>()

export function returnsModule(): ServerModule {
  whereOrdersAreWithdrawn(withdrawalPath)
  return {
    name: 'returns',
    label: { de: 'Rücksendungen', en: 'Returns' },
    needs: ['shop', 'catalog', 'stock', 'orders', 'payments', 'people', 'notifications'],
    partOf: 'shop',
    nouns: ['return'],
    migrations: {
      '20261117-2320-returns-create-returns': createReturns,
      '20261118-0810-returns-index-late-money': indexLateMoney,
      '20261118-0911-returns-note-refunds-of-goods': noteRefundsOfGoods,
      '20261119-0010-returns-fold-search': searchIndexes({
        returns: ['number', 'contract', 'name', 'contact'],
      }),
    },
    routes: returnRoutes,
    pages: [onPage(withdrawalPage, { load: loadWithdrawal, submit: submitWithdrawal })],
    site: {
      menu: async (_, { lang }) => {
        const label = translator(messages, lang)('link')
        const rights = [{ label, href: withdrawalPage.path[lang] }]
        return { links: [], rights, tags: [] }
      },
    },
    jobs: [matchJob, eraseOldJob],
    demo: demoOf<ReturnTables>({ remove: removeDemo }),
    personal,
    roles: {
      returner: { de: 'Hat widerrufen oder zurückgegeben', en: 'Has withdrawn or returned' },
    },
    timeline,
    topics: [topic],
    waiting: [waiting, refunds],
    law: returnRules,
    named,
  }
}
