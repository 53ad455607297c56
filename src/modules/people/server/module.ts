import type { ServerModule } from '#kernel/server/module.ts'
import { joinOnVerification } from '../candidates/server/join-candidates.ts'
import { exportRoutes } from '../imports/server/export-persons.ts'
import { personImport } from '../imports/server/person-import.ts'
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
import { addMany } from './migrations/20261116-1540-people-add-many.ts'
import { personal } from './personal.ts'

/** Knows all modules late, because each of them may tell something about a person. */
export function peopleModule(modules: () => readonly ServerModule[]): ServerModule {
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
      '20261116-1540-people-add-many': addMany,
    },
    routes: [
      ...exportRoutes,
      ...mergeRoutes,
      ...relationRoutes,
      ...timelineRoutes(modules),
      ...personRoutes,
    ],
    trash: [personResource.trash, mergedTrash],
    listeners: [joinOnVerification],
    imports: [personImport],
    personal,
  }
}
