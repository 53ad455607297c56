import type { ServerModule } from '#kernel/server/module.ts'
import { analytics } from '#modules/analytics/server/module.ts'
import { applications } from '#modules/applications/server/module.ts'
import { auth } from '#modules/auth/server/module.ts'
import { backupModule } from '#modules/backup/server/module.ts'
import { bugTracker } from '#modules/bug-tracker/server/module.ts'
import { catalogModule } from '#modules/catalog/server/module.ts'
import { checkoutModule } from '#modules/checkout/server/module.ts'
import { configModule } from '#modules/config/server/module.ts'
import { consents } from '#modules/consents/server/module.ts'
import { customersModule } from '#modules/customers/server/module.ts'
import { dashboard } from '#modules/dashboard/server/module.ts'
import { dataRequestsModule } from '#modules/data-requests/server/module.ts'
import { designerModule } from '#modules/designer/server/module.ts'
import { entriesModule } from '#modules/entries/server/module.ts'
import { files } from '#modules/files/server/module.ts'
import { hosting } from '#modules/hosting/server/module.ts'
import { messagesModule } from '#modules/messages/server/module.ts'
import { newsletterModule } from '#modules/newsletter/server/module.ts'
import { notifications } from '#modules/notifications/server/module.ts'
import { orderSubject } from '#modules/orders/server/api.ts'
import { ordersModule } from '#modules/orders/server/module.ts'
import { pageLookup } from '#modules/pages/server/api.ts'
import { pagesModule } from '#modules/pages/server/module.ts'
import { paymentsModule } from '#modules/payments/server/module.ts'
import { peopleModule } from '#modules/people/server/module.ts'
import { pricing } from '#modules/pricing/server/module.ts'
import { privacy } from '#modules/privacy/server/module.ts'
import { redirectsModule } from '#modules/redirects/server/module.ts'
import { returnsModule } from '#modules/returns/server/module.ts'
import { sendingsModule } from '#modules/sendings/server/module.ts'
import { shopModule } from '#modules/shop/server/module.ts'
import { starterModule } from '#modules/starter/server/module.ts'
import { stockModule } from '#modules/stock/server/module.ts'
import { subscribers } from '#modules/subscribers/server/module.ts'
import { theme } from '#modules/theme/server/module.ts'
import { uiGallery } from '#modules/ui-gallery/server/module.ts'
import { usersModule } from '#modules/users/server/module.ts'
import { backupInstallation } from './server/backup-installation.ts'
import { kernelModule } from './server/kernel-module.ts'

const modules: readonly ServerModule[] = [
  auth,
  usersModule(() => serverModules),
  peopleModule(() => serverModules),
  dataRequestsModule(() => serverModules),
  configModule(() => serverModules),
  theme,
  privacy,
  // Asked before the stored pages: the shop's addresses are its own.
  catalogModule(),
  pagesModule(),
  // Asked after the stored pages: one called "News" takes the place of the built-in list.
  entriesModule(),
  designerModule(),
  notifications,
  files,
  bugTracker,
  messagesModule(() => serverModules),
  applications,
  consents,
  subscribers,
  newsletterModule(mailBlocks),
  sendingsModule(mailBlocks),
  analytics,
  dashboard,
  pricing,
  shopModule(),
  stockModule(),
  paymentsModule({ order: orderSubject }),
  ordersModule(),
  returnsModule(),
  customersModule(() => serverModules),
  checkoutModule(),
  starterModule(() => serverModules),
  uiGallery,
  backupModule(backupInstallation),
  hosting,
  // Asked last: what no module and no page answers may be a former address.
  redirectsModule(pageLookup),
]

/** Every module of the server, in the order in which their migrations and routes appear. */
export const serverModules: readonly ServerModule[] = [kernelModule(modules), ...modules]

/** How blocks look in mails; read when first drawn: a list of modules needs neither React nor a build. */
async function mailBlocks() {
  const { siteModules } = await import('./modules.site.ts')
  return siteModules.flatMap(({ mailBlocks: brought = [] }) => brought)
}
