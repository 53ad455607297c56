import { demoOf } from '#kernel/server/manifest/demo.ts'
import { namedThings } from '#kernel/server/manifest/named-things.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import type { SiteRoute } from '#kernel/server/site/route/site-route.ts'
import { dataRoute } from '../account/server/data-page.ts'
import { factorRoute } from '../account/server/factor-page.ts'
import { overviewRoute } from '../account/server/overview-page.ts'
import { profileRoute } from '../account/server/profile-page.ts'
import { accountRoutes } from '../account/server/routes.ts'
import { securityRoute } from '../account/server/security-page.ts'
import { addressesRoute } from '../addresses/server/addresses-page.ts'
import { addAddressRoute, editAddressRoute } from '../addresses/server/edit-address-pages.ts'
import { addressRoutes } from '../addresses/server/routes.ts'
import { accountSegments } from '../people/server/account-segments.ts'
import { accountTimeline } from '../people/server/account-timeline.ts'
import { personRoutes } from '../people/server/person-routes.ts'
import { removalRoutes, routes } from '../people/server/routes.ts'
import { sweepMentions } from '../personal-data/server/forget-mentions.ts'
import { personal } from '../personal-data/server/personal.ts'
import {
  type PersonalDataModules,
  personalDataModulesAmong,
} from '../personal-data/server/personal-data-modules.ts'
import { indexAccounts } from './migrations/20261115-1100-users-index-accounts.ts'
import { createSearch } from './migrations/20261115-1110-users-create-search.ts'
import { readNamesAnew } from './migrations/20261116-1030-users-read-names-anew.ts'
import { indexSignIns } from './migrations/20261116-1520-users-index-sign-ins.ts'
import { forgetNames } from './migrations/20261119-0110-users-forget-names.ts'
import { removeDemo } from './remove-demo.ts'
import { seed } from './seed.ts'
import type { UsersTables } from './tables.ts'

/** Knows all modules late, because each of them may hold something about a person. */
export function usersModule(modules: () => readonly ServerModule[]): ServerModule {
  const holders = () => personalDataModulesAmong(modules())
  return {
    name: 'users',
    label: { de: 'Benutzer', en: 'Users' },
    needs: ['auth', 'config'],
    isEssential: true,
    nouns: ['user'],
    migrations: {
      '20261115-1100-users-index-accounts': indexAccounts,
      '20261115-1110-users-create-search': createSearch,
      '20261116-1030-users-read-names-anew': readNamesAnew,
      '20261116-1520-users-index-sign-ins': indexSignIns,
      '20261119-0110-users-forget-names': forgetNames,
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
    jobs: [sweepMentions],
    timeline: accountTimeline,
    segments: accountSegments,
    named: { user: namedAccounts },
    demo: demoOf<UsersTables>({ seed, remove: removeDemo }),
  }
}

const namedAccounts = namedThings<UsersTables>({
  find: async (db, ids) => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name', 'handle'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, name, handle }) => ({ id, label: name || handle, isThere: true }))
  },
  link: (id) => `users/edit/${id}`,
})

/** The own account on the website; erasing it asks every module. */
function accountPages(holders: PersonalDataModules): readonly SiteRoute[] {
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
