import { type SiteModule, viewOf } from '#kernel/site/site-module.ts'
import { reportPage, statusPage } from '../report-pages.ts'
import { ReportView } from './report-view.tsx'
import { StatusView } from './status-view.tsx'

export const bugTrackerSite: SiteModule = {
  name: 'bug-tracker',
  views: [viewOf(reportPage, ReportView), viewOf(statusPage, StatusView)],
}
