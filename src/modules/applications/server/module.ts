import { demoOf } from '#kernel/server/manifest/demo.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes, trashIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { personIndexes } from '#kernel/server/resource/person-indexes.ts'
import { routesOf } from '#kernel/server/route.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { sendApplication } from '../applications/application.calls.ts'
import { applicationResource } from '../applications/server/application.resource.ts'
import { fileRoutes } from '../applications/server/application-files.ts'
import { noteRoutes } from '../applications/server/notes.ts'
import { applicationsSection } from '../config.ts'
import { applyPage, jobPage, jobsPage } from '../form/form-page.ts'
import { loadApply, submitApply } from '../form/server/apply-page.ts'
import { loadJob, loadJobs } from '../form/server/job-pages.ts'
import { receiveApplication } from '../form/server/receive-application.ts'
import { loadOpenPositions, loadSitemap } from '../positions/server/open-positions.ts'
import { positionResource } from '../positions/server/position.resource.ts'
import { removeDemo, seedDemo } from './demo.ts'
import { jobs, onKeeping } from './jobs.ts'
import { createApplications } from './migrations/20261117-1000-applications-create-applications.ts'
import { personal } from './personal.ts'
import type { ApplicationTables } from './tables.ts'
import { named, timeline, topic, waiting } from './waiting.ts'

const on = routesOf<ApplicationTables>()
const onPage = pagesOf<ApplicationTables>()

export const applications: ServerModule = {
  name: 'applications',
  label: { de: 'Bewerbungen', en: 'Applications' },
  needs: ['auth', 'notifications', 'config', 'people', 'files', 'pages'],
  startsOff: true,
  nouns: ['position', 'application'],
  migrations: {
    '20261117-1000-applications-create-applications': createApplications,
    '20261118-0320-applications-index-persons': personIndexes({
      application_notes: ['author_id'],
      application_files: ['uploaded_by'],
    }),
    '20261119-0005-applications-index-trash': trashIndexes(['applications', 'positions']),
    '20261119-0010-applications-fold-search': searchIndexes({
      positions: ['title', 'title_en', 'place'],
      applications: ['name', 'email', 'position_title'],
    }),
  },
  routes: [
    on(sendApplication, async (context, { body }) => {
      const { captcha = {}, position = '', phone = '', start = '', ...typed } = body
      const sent = { typed: { ...typed, position, phone, start }, captcha }
      const eraseAt = await receiveApplication(context, sent)
      return { sent: true as const, erase_at: eraseAt.toISOString() }
    }),
    ...positionResource.routes,
    ...applicationResource.routes,
    ...fileRoutes,
    ...noteRoutes,
  ],
  pages: [
    onPage(jobsPage, { load: loadJobs }),
    onPage(jobPage, { load: loadJob }),
    onPage(applyPage, { load: loadApply, submit: submitApply }),
  ],
  site: { sitemap: loadSitemap },
  blockData: [loadOpenPositions],
  jobs,
  listeners: [onKeeping],
  trash: [positionResource.trash, applicationResource.trash],
  config: [applicationsSection],
  personal,
  roles: { applicant: { de: 'Hat sich beworben', en: 'Has applied' } },
  timeline,
  topics: [topic],
  waiting: [waiting],
  named,
  demo: demoOf<ApplicationTables>({ seed: seedDemo, remove: removeDemo }),
}
