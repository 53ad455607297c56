import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { applyPage, jobPage, jobsPage } from '../form/form-page.ts'
import { ApplyView } from '../form/site/apply-view.tsx'
import { JobsView, JobView } from '../form/site/job-views.tsx'

export const applicationsSite: SiteModule = {
  name: 'applications',
  views: [viewOf(jobsPage, JobsView), viewOf(jobPage, JobView), viewOf(applyPage, ApplyView)],
}
