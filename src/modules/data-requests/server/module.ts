import { admin } from '#kernel/access/rules.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { personIndexes } from '#kernel/server/resource/person-indexes.ts'
import { personalDataModulesAmong } from '#modules/users/server/api.ts'
import { dataRequest } from '../data-request.ts'
import { createRequests } from './migrations/20261116-1540-data-requests-create-requests.ts'
import { personal } from './personal.ts'
import { remindOfDeadlines } from './remind-of-deadlines.ts'
import { requestRoutes } from './request-routes.ts'
import { waiting } from './waiting.ts'

/** Knows all modules late, because each of them may hold something about a person. */
export function dataRequestsModule(modules: () => readonly ServerModule[]): ServerModule {
  return {
    name: 'data-requests',
    label: { de: 'Datenschutz-Anfragen', en: 'Privacy requests' },
    needs: ['auth', 'users', 'people'],
    isEssential: true,
    nouns: [dataRequest.name],
    migrations: {
      '20261116-1540-data-requests-create-requests': createRequests,
      '20261118-0320-data-requests-index-persons': personIndexes({
        data_requests: ['handled_by', 'person', 'lower(email)'],
      }),
      '20261119-0010-data-requests-fold-search': searchIndexes({
        data_requests: ['name', 'email'],
      }),
    },
    routes: requestRoutes(() => personalDataModulesAmong(modules())),
    jobs: [remindOfDeadlines],
    personal,
    waiting: [waiting],
    topics: [
      {
        name: 'data-request',
        label: { de: 'Fristen für Datenschutz-Anfragen', en: 'Deadlines of privacy requests' },
        access: admin,
        namesPeople: true,
      },
    ],
  }
}
