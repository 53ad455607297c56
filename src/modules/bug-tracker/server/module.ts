import { staff } from '#kernel/access/rules.ts'
import { Email } from '#kernel/contract/fields.ts'
import { demoOf } from '#kernel/server/manifest/demo.ts'
import { messageActionOf } from '#kernel/server/manifest/message-actions.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { personIndexes } from '#kernel/server/resource/person-indexes.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { attachmentRoutes } from '../attachments/server/bug-attachments.ts'
import { routes } from '../bugs/server/bug-routes.ts'
import { createBug } from '../bugs/server/change/create-bug.ts'
import { choiceRoutes } from '../bugs/server/find/choice-routes.ts'
import { talkRoutes } from '../comments/server/comment-routes.ts'
import { bugTrackerSection } from '../config.ts'
import { milestoneRoutes } from '../milestones/server/milestone-routes.ts'
import { projectResource } from '../projects/server/project.resource.ts'
import { relationRoutes } from '../relations/server/relation-routes.ts'
import { reportPage, statusPage } from '../reports/report-pages.ts'
import { answersByMail } from '../reports/server/answer-by-mail.ts'
import { loadReport, submitReport } from '../reports/server/report-page.ts'
import { loadStatus, submitStatus } from '../reports/server/status-page.ts'
import { voteRoutes } from '../votes/server/vote-routes.ts'
import { removeDemo } from './demo/remove-demo.ts'
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
import { readTextsAnew } from './migrations/20261116-1010-bug-tracker-read-texts-anew.ts'
import { suggestReporters } from './migrations/20261116-1330-bug-tracker-suggest-reporters.ts'
import { indexReporters } from './migrations/20261116-1530-bug-tracker-index-reporters.ts'
import { indexWaiting } from './migrations/20261116-2210-bug-tracker-index-waiting.ts'
import { bugColumns } from './migrations/bug-columns.ts'
import { personal } from './personal.ts'
import { seed } from './seed.ts'
import { segments } from './segments.ts'
import type { BugTables } from './tables.ts'
import { timeline } from './timeline.ts'
import { waiting } from './waiting.ts'

const onPage = pagesOf<BugTables>()

/** For people outside: reporting a bug, and seeing what became of it. Plain forms, no script. */
const pages = [
  onPage(reportPage, { load: loadReport, submit: submitReport }),
  onPage(statusPage, { load: loadStatus, submit: submitStatus }),
]

/** What a customer complained about becomes a bug with the customer as its reporter. */
const bugFromMessage = messageActionOf<BugTables>({
  name: 'bug',
  label: { de: 'Als Fehler anlegen', en: 'Create a bug' },
  access: staff('bug-tracker', 'create'),
  run: async (change, { subject, text, name, email }) => {
    const mail = Email.safeParse(email)
    const { id, number } = await createBug(change, {
      title: subject.slice(0, 200),
      body: text.slice(0, 10_000),
      reporterName: name.slice(0, 120),
      reporterMail: mail.success ? mail.data : null,
    })
    return { path: `bugtracker/edit/${id}`, label: `#${number} ${subject}` }
  },
})

export const bugTracker: ServerModule = {
  name: 'bug-tracker',
  label: { de: 'Fehlerverfolgung', en: 'Bug tracker' },
  needs: ['auth', 'notifications', 'config', 'people', 'files'],
  // Few businesses write software: whoever does switches it on under Modules.
  startsOff: true,
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
    '20261116-1010-bug-tracker-read-texts-anew': readTextsAnew,
    '20261116-1330-bug-tracker-suggest-reporters': suggestReporters,
    '20261116-1530-bug-tracker-index-reporters': indexReporters,
    '20261116-2210-bug-tracker-index-waiting': indexWaiting,
    ...bugColumns,
    '20261118-0320-bug-tracker-index-persons': personIndexes({
      bugs: ['developer_id'],
      bug_comments: ['author_id'],
      bug_files: ['uploaded_by'],
      bug_events: ['actor_id'],
    }),
    '20261119-0010-bug-tracker-fold-search': searchIndexes({
      bug_projects: ['title'],
      bug_milestones: ['title'],
    }),
  },
  routes: [
    ...routes,
    ...talkRoutes,
    ...attachmentRoutes,
    ...relationRoutes,
    ...projectResource.routes,
    ...milestoneRoutes,
    ...choiceRoutes,
    ...voteRoutes,
  ],
  pages,
  inbound: [answersByMail],
  jobs,
  trash: [bugTrash],
  config: [bugTrackerSection],
  personal,
  roles: { reporter: { de: 'Meldet Fehler', en: 'Reports bugs' } },
  timeline,
  segments,
  waiting: [waiting],
  topics: [
    {
      name: 'bug',
      label: { de: 'Fehler', en: 'Bugs' },
      access: staff('bug-tracker', 'view'),
      mail: 'now',
    },
    {
      name: 'bug.reported',
      label: { de: 'Fehlermeldungen von außen', en: 'Bug reports from outside' },
      access: staff('bug-tracker', 'view'),
    },
  ],
  messageActions: [bugFromMessage],
  demo: demoOf<BugTables>({ seed, remove: removeDemo }),
}
