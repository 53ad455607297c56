import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { reportPage, statusPage } from '../pages.ts'
import { ReportView } from './views/report-view.tsx'
import { StatusView } from './views/status-view.tsx'

export const bugTrackerSite: SiteModule = {
  name: 'bug-tracker',
  views: [viewOf(reportPage, ReportView), viewOf(statusPage, StatusView)],
}
