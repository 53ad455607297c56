import { routesOf } from '#kernel/server/route.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import {
  FILTERS,
  type Filters,
  LAST_CURSOR,
  NONE,
  readPart,
  readReport,
  reportShown,
} from '../report.calls.ts'
import { reportOf } from './read-report.ts'
import { readList, readOpenRows } from './read-rows.ts'

const on = routesOf<AnalyticsTables>()

export const routes = [
  on(readReport, ({ db }, { query }) => reportOf(db, { ...query, filters: filtersOf(query) })),

  on(readPart, async ({ db }, { params, query }) => {
    const { cursor, limit } = query
    const asked = { from: query.from, to: query.to, filters: filtersOf(query) }
    const open = await readOpenRows(db, asked)
    const paging = { limit, offset: cursor * limit }
    const { items, total } = await readList(db, params.part, { asked, open, paging })
    const isLast = items.length < limit || cursor >= LAST_CURSOR
    return { items, numItems: total, next: isLast ? null : String(cursor + 1) }
  }),

  // A script tells the address: it is counted by what the website itself calls it, or not at all.
  routesOf<never>()(reportShown, async (context, { body }) => {
    const { served, headers, ip } = context
    const path = await served.nameOf(context, body.path)
    if (path !== undefined) {
      const page = { path, query: '', isMissing: false, isShown: true } as const
      served.push({ ...page, at: Date.now(), headers, remote: ip })
    }
    return { ok: true as const }
  }),
]

function filtersOf(query: Filters): Filters {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = query[name]
      return value === undefined ? [] : [[name, value === NONE ? '' : value]]
    }),
  )
}
