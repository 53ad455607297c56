import type { ServerModule } from '#kernel/server/module.ts'
import { personalDataModulesAmong } from '#modules/users/server/api.ts'
import { joinOnVerification } from '../candidates/server/join-candidates.ts'
import { mergeRoutes } from '../merges/server/merge-routes.ts'
import { mergedTrash } from '../merges/server/undo-merge.ts'
import { person } from '../persons/person.ts'
import { personResource } from '../persons/server/person.resource.ts'
import { personRoutes } from '../persons/server/person-routes.ts'
import { relationRoutes } from '../relations/server/relation-routes.ts'
import { timelineRoutes } from '../timeline/server/timeline-routes.ts'
import { createPeople } from './migrations/20261116-1300-people-create-people.ts'
import { keepContacts } from './migrations/20261116-1310-people-keep-contacts.ts'
import { followAccounts } from './migrations/20261116-1320-people-follow-accounts.ts'
import { personal } from './personal.ts'

/** Knows all modules late, because each of them may tell something about a person. */
export function peopleModule(modules: () => readonly ServerModule[]): ServerModule {
  const holders = () => personalDataModulesAmong(modules())
  return {
    name: 'people',
    label: { de: 'Personen', en: 'People' },
    needs: ['auth', 'users'],
    isEssential: true,
    nouns: [person.name],
    migrations: {
      '20261116-1300-people-create-people': createPeople,
      '20261116-1310-people-keep-contacts': keepContacts,
      '20261116-1320-people-follow-accounts': followAccounts,
    },
    routes: [
      ...mergeRoutes,
      ...relationRoutes,
      ...timelineRoutes(modules),
      ...personRoutes(holders),
    ],
    trash: [personResource.trash, mergedTrash],
    listeners: [joinOnVerification],
    personal,
  }
}
