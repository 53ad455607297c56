import type { SiteModule } from '#kernel/site/site-module.ts'
import { analyticsSite } from '#modules/analytics/site/site.ts'
import { applicationsSite } from '#modules/applications/site/site.ts'
import { authSite } from '#modules/auth/site/site.ts'
import { bugTrackerSite } from '#modules/bug-tracker/reports/site/site.ts'
import { catalogSite } from '#modules/catalog/site/site.ts'
import { checkoutSite } from '#modules/checkout/site/site.ts'
import { entriesSite } from '#modules/entries/site/site.ts'
import { messagesSite } from '#modules/messages/site/site.ts'
import { ordersSite } from '#modules/orders/site/site.ts'
import { pages } from '#modules/pages/site/site.ts'
import { paymentsSite } from '#modules/payments/site/site.ts'
import { peopleSite } from '#modules/people/site/site.ts'
import { privacySite } from '#modules/privacy/site/site.ts'
import { returnsSite } from '#modules/returns/site/site.ts'
import { sendingsSite } from '#modules/sendings/site/site.ts'
import { subscribersSite } from '#modules/subscribers/site/site.ts'
import { theme } from '#modules/theme/site/site.ts'
import { usersSite } from '#modules/users/site/site.ts'

/** Every module of the public site. */
export const siteModules: readonly SiteModule[] = [
  theme,
  pages,
  privacySite,
  entriesSite,
  authSite,
  usersSite,
  peopleSite,
  bugTrackerSite,
  messagesSite,
  catalogSite,
  checkoutSite,
  ordersSite,
  paymentsSite,
  returnsSite,
  applicationsSite,
  subscribersSite,
  sendingsSite,
  analyticsSite,
]
