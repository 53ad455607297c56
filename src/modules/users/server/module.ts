import type { ServerModule } from '#kernel/server/module.ts'
import type { SiteRoute } from '#kernel/server/site/site-route.ts'
import { addAddressRoute, editAddressRoute } from './account-address-pages.ts'
import { addressesRoute } from './account-addresses-page.ts'
import { dataRoute } from './account-data-page.ts'
import { factorRoute } from './account-factor-page.ts'
import { overviewRoute } from './account-overview-page.ts'
import { profileRoute } from './account-profile-page.ts'
import { accountRoutes } from './account-routes.ts'
import { securityRoute } from './account-security-page.ts'
import { addressRoutes } from './address-routes.ts'
import { type Holders, holdersAmong } from './holders.ts'
import { indexAccounts } from './migrations/20261115-1100-users-index-accounts.ts'
import { createSearch } from './migrations/20261115-1110-users-create-search.ts'
import { personRoutes } from './person-routes.ts'
import { personal } from './personal.ts'
import { removalRoutes, routes } from './routes.ts'
import { seed } from './seed.ts'

/** Knows all modules late, because each of them may hold something about a person. */
export function usersModule(modules: () => readonly ServerModule[]): ServerModule {
  const holders = () => holdersAmong(modules())
  return {
    name: 'users',
    label: { de: 'Benutzer', en: 'Users' },
    needs: ['auth', 'config'],
    isEssential: true,
    nouns: ['user'],
    migrations: {
      '20261115-1100-users-index-accounts': indexAccounts,
      '20261115-1110-users-create-search': createSearch,
    },
    routes: [
      ...routes,
      ...removalRoutes(holders),
      ...addressRoutes,
      ...accountRoutes(holders),
      ...personRoutes(holders),
    ],
    pages: accountPages(holders),
    personal,
    seed,
  }
}

/** The own account on the website; erasing it asks every module. */
function accountPages(holders: Holders): readonly SiteRoute[] {
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
