import type { ServerModule } from '#kernel/server/module.ts'
import { bugTrackerSection } from '../config.ts'
import { milestoneRoutes } from '../milestones/server/milestone-routes.ts'
import { projectResource } from '../projects/server/project.resource.ts'
import { choiceRoutes } from './choice-routes.ts'
import { bugTrash, jobs } from './jobs.ts'
import { createPlans } from './migrations/20261115-0300-bug-tracker-create-plans.ts'
import { createBugs } from './migrations/20261115-0310-bug-tracker-create-bugs.ts'
import { indexBugs } from './migrations/20261115-0320-bug-tracker-index-bugs.ts'
import { createSearch } from './migrations/20261115-0330-bug-tracker-create-search.ts'
import { createRecords } from './migrations/20261115-0340-bug-tracker-create-records.ts'
import { createRelations } from './migrations/20261115-0350-bug-tracker-create-relations.ts'
import { createVotes } from './migrations/20261115-1200-bug-tracker-create-votes.ts'
import { followMilestones } from './migrations/20261115-1210-bug-tracker-follow-milestones.ts'
import { muteReporters } from './migrations/20261115-1220-bug-tracker-mute-reporters.ts'
import { stampPlans } from './migrations/20261116-0600-bug-tracker-stamp-plans.ts'
import { pages } from './pages.ts'
import { personal } from './personal.ts'
import { relationRoutes } from './relation-routes.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'
import { talkRoutes } from './talk-routes.ts'
import { voteRoutes } from './vote-routes.ts'

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
    '20261115-1200-bug-tracker-create-votes': createVotes,
    '20261115-1210-bug-tracker-follow-milestones': followMilestones,
    '20261115-1220-bug-tracker-mute-reporters': muteReporters,
    '20261116-0600-bug-tracker-stamp-plans': stampPlans,
  },
  routes: [
    ...routes,
    ...talkRoutes,
    ...relationRoutes,
    ...projectResource.routes,
    ...milestoneRoutes,
    ...choiceRoutes,
    ...voteRoutes,
  ],
  pages,
  jobs,
  trash: [bugTrash],
  config: [bugTrackerSection],
  personal,
  seed,
}
