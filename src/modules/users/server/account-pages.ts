import type { SiteRoute } from '#kernel/server/site/site-route.ts'
import { addAddressRoute, editAddressRoute } from './account-address-pages.ts'
import { addressesRoute } from './account-addresses-page.ts'
import { dataRoute } from './account-data-page.ts'
import { factorRoute } from './account-factor-page.ts'
import { overviewRoute } from './account-overview-page.ts'
import { profileRoute } from './account-profile-page.ts'
import { securityRoute } from './account-security-page.ts'
import type { Holders } from './holders.ts'

/** The own account on the website; erasing it asks every module. */
export function accountPages(holders: Holders): readonly SiteRoute[] {
  return [
    overviewRoute,
    profileRoute,
    addressesRoute,
    addAddressRoute,
    editAddressRoute,
    securityRoute,
    factorRoute,
    dataRoute(holders),
  ]
}
