import { call } from '#kernel/client/call.ts'
import { type BugItem, getPageData } from '../../bugs/bug.calls.ts'
import { SEVERITIES, type Severity } from '../../bugs/bug-values.ts'
import { OPEN_STATUSES } from '../../bugs/life-cycle.ts'

export type OpenBugs = {
  total: number
  bySeverity: readonly { severity: Severity; count: number }[]
  mine: readonly BugItem[]
  newest: readonly BugItem[]
}

const SHOWN = 5
const open = { status: [...OPEN_STATUSES] }

export async function readOpenBugs(): Promise<OpenBugs> {
  const [newest, mine, bySeverity] = await Promise.all([
    call(getPageData, { body: { ...open, sort: '-created', limit: SHOWN } }),
    call(getPageData, {
      body: { ...open, statusDeveloper: 'me', sort: '-priority', limit: SHOWN },
    }),
    Promise.all(SEVERITIES.toReversed().map(countSeverity)),
  ])
  return { total: newest.numItems, newest: newest.bugs, mine: mine.bugs, bySeverity }
}

async function countSeverity(severity: Severity) {
  const body = { ...open, statusSeverity: severity, limit: 1 }
  return { severity, count: (await call(getPageData, { body })).numItems }
}
