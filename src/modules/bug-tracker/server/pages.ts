import { pagesOf } from '#kernel/server/site/site-route.ts'
import { reportPage, statusPage } from '../pages.ts'
import { loadReport, submitReport } from './report-page.ts'
import { loadStatus, submitStatus } from './status-page.ts'
import type { BugTables } from './tables.ts'

const onPage = pagesOf<BugTables>()

/** For people outside: reporting a bug, and seeing what became of it. Plain forms, no script. */
export const pages = [
  onPage(reportPage, { load: loadReport, submit: submitReport }),
  onPage(statusPage, { load: loadStatus, submit: submitStatus }),
]
