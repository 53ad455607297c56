import type { ServerModule } from '#kernel/server/module.ts'
import { bugTrackerSection } from '../config.ts'
import { jobs } from './jobs.ts'
import { createPlans } from './migrations/20261115-0300-bug-tracker-create-plans.ts'
import { createBugs } from './migrations/20261115-0310-bug-tracker-create-bugs.ts'
import { indexBugs } from './migrations/20261115-0320-bug-tracker-index-bugs.ts'
import { createSearch } from './migrations/20261115-0330-bug-tracker-create-search.ts'
import { createRecords } from './migrations/20261115-0340-bug-tracker-create-records.ts'
import { createRelations } from './migrations/20261115-0350-bug-tracker-create-relations.ts'
import { planRoutes } from './plan-routes.ts'
import { relationRoutes } from './relation-routes.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'
import { talkRoutes } from './talk-routes.ts'

export const bugTracker: ServerModule = {
  name: 'bug-tracker',
  label: { de: 'Fehlerverfolgung', en: 'Bug tracker' },
  needs: ['auth', 'notifications', 'config'],
  nouns: ['bug', 'bug-milestone', 'bug-project'],
  migrations: {
    '20261115-0300-bug-tracker-create-plans': createPlans,
    '20261115-0310-bug-tracker-create-bugs': createBugs,
    '20261115-0320-bug-tracker-index-bugs': indexBugs,
    '20261115-0330-bug-tracker-create-search': createSearch,
    '20261115-0340-bug-tracker-create-records': createRecords,
    '20261115-0350-bug-tracker-create-relations': createRelations,
  },
  routes: [...routes, ...talkRoutes, ...relationRoutes, ...planRoutes],
  jobs,
  config: [bugTrackerSection],
  seed,
}
