import { admin } from '#kernel/access/rules.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { analyticsAdmin } from '#modules/analytics/admin/screens.ts'
import { applicationsAdmin } from '#modules/applications/admin/screens.ts'
import { backupAdmin } from '#modules/backup/admin/screens.ts'
import { bugTrackerAdmin } from '#modules/bug-tracker/admin/screens.ts'
import { catalogAdmin } from '#modules/catalog/admin/screens.ts'
import { configAdmin } from '#modules/config/admin/screens.ts'
import { consentsAdmin } from '#modules/consents/admin/screens.ts'
import { customersAdmin } from '#modules/customers/admin/screens.ts'
import { dashboardAdmin } from '#modules/dashboard/admin/screens.ts'
import { dataRequestsAdmin } from '#modules/data-requests/admin/screens.ts'
import { designerAdmin, loadLayouts } from '#modules/designer/admin/screens.ts'
import { entriesAdmin } from '#modules/entries/admin/screens.ts'
import { filesAdmin } from '#modules/files/admin/screens.ts'
import { hostingAdmin } from '#modules/hosting/admin/screens.ts'
import { messagesAdmin } from '#modules/messages/admin/screens.ts'
import { newsletterAdmin } from '#modules/newsletter/admin/screens.ts'
import { notificationsAdmin } from '#modules/notifications/admin/screens.ts'
import { ordersAdmin } from '#modules/orders/admin/screens.ts'
import { pagesAdmin } from '#modules/pages/admin/screens.ts'
import { paymentsAdmin } from '#modules/payments/admin/screens.ts'
import { peopleAdmin } from '#modules/people/admin/screens.ts'
import { privacyAdmin } from '#modules/privacy/admin/screens.ts'
import { redirectsAdmin } from '#modules/redirects/admin/screens.ts'
import { returnsAdmin } from '#modules/returns/admin/screens.ts'
import { sendingsAdmin } from '#modules/sendings/admin/screens.ts'
import { shopAdmin } from '#modules/shop/admin/screens.ts'
import { starterAdmin } from '#modules/starter/admin/screens.ts'
import { stockAdmin } from '#modules/stock/admin/screens.ts'
import { subscribersAdmin } from '#modules/subscribers/admin/screens.ts'
import { themeAdmin } from '#modules/theme/admin/screens.ts'
import { uiGalleryAdmin } from '#modules/ui-gallery/admin/screens.ts'
import { usersAdmin } from '#modules/users/admin/screens.ts'

/** Every module of the admin centre, in the order in which their entries appear. */
export const adminModules: readonly AdminModule[] = [
  // First: as long as the website is not public, that is what there is to do.
  starterAdmin,
  dashboardAdmin,
  bugTrackerAdmin,
  pagesAdmin(loadLayouts),
  designerAdmin({ access: admin, load: loadDesignPanel }),
  entriesAdmin,
  redirectsAdmin,
  analyticsAdmin,
  filesAdmin,
  messagesAdmin,
  applicationsAdmin,
  subscribersAdmin,
  newsletterAdmin(loadMailDesigner),
  sendingsAdmin,
  consentsAdmin,
  peopleAdmin,
  dataRequestsAdmin,
  usersAdmin,
  themeAdmin,
  ordersAdmin,
  paymentsAdmin,
  returnsAdmin,
  customersAdmin,
  catalogAdmin,
  stockAdmin,
  shopAdmin,
  configAdmin,
  privacyAdmin,
  backupAdmin,
  hostingAdmin,
  notificationsAdmin,
  uiGalleryAdmin,
]

async function loadMailDesigner() {
  const { mailDesigner } = await import('#modules/designer/admin/editing.tsx')
  return mailDesigner
}

async function loadDesignPanel() {
  const { DesignPanel } = await import('#modules/theme/admin/panel/design-panel.tsx')
  return { Panel: DesignPanel }
}
