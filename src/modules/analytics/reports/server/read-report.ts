import { type Kysely, sql } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import type { Scope } from '#kernel/server/context.ts'
import { findAnnotations } from '../../annotations/server/find-annotations.ts'
import { analyticsSection, VISIT_DAYS } from '../../config.ts'
import { readFunnels } from '../../funnels/server/read-funnels.ts'
import { revenueOf } from '../../revenue/server/revenue-of.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { compareRange, groupPoints, sumOf } from '../date-range.ts'
import {
  ANY,
  type Comparison,
  type GoalResult,
  type Interval,
  MOST_ROWS,
  PARTS,
  type PartName,
  type Report,
} from '../report.calls.ts'
import { type Asked, findClosed, isFiltered, readLists, readSeries } from './read-rows.ts'

type Db = Kysely<AnalyticsTables>
/** Without a reader there is nothing in it that needs a right of its own. */
type ReportScope = Pick<Scope<AnalyticsTables>, 'db' | 'config'> & { user?: Principal }

const SHOWN = { limit: MOST_ROWS, offset: 0 }

type ReportQuery = Asked & { compare: Comparison; interval: Interval }

/** Everything the screen shows, from sums of days; only days that are not closed look at visits. */
export async function reportOf(scope: ReportScope, asked: ReportQuery): Promise<Report> {
  const { db } = scope
  const { from, to, interval, compare } = asked
  const closed = await findClosed(db, asked)
  const series = await readSeries(db, asked, closed)
  const totals = sumOf(series)
  const lists = await readLists(db, [...PARTS, 'goals', 'funnels'], {
    asked,
    closed,
    paging: SHOWN,
  })
  const list = (part: PartName) => [...(lists.get(part)?.items ?? [])]
  const reached = new Map(lists.get('goals')?.items.map(({ value, visits }) => [value, visits]))
  const bounds = await boundsOf(scope)
  return {
    range: { from, to, interval, ...bounds },
    totals,
    compare: compare === 'none' ? null : await compared(db, asked, bounds.visits_from),
    series: groupPoints(series, asked),
    pages: list('pages'),
    entries: list('entries'),
    exits: list('exits'),
    sources: list('sources'),
    campaigns: list('campaigns'),
    countries: list('countries'),
    devices: list('devices'),
    browsers: list('browsers'),
    languages: list('languages'),
    downloads: list('downloads').map((row) => ({ ...row, file: row.value, n: row.views })),
    clicks: list('clicks'),
    goals: await goalsOf(db, reached, totals.visits),
    funnels: await readFunnels(db, lists.get('funnels')?.items ?? []),
    revenue: isFiltered(asked) ? null : await revenueOf(scope, scope.user, asked),
    annotations: await findAnnotations(db, asked),
    searches: list('searches'),
    missing: list('missing'),
    ...(await currentState(db, asked)),
  }
}

type GoalRow = { _id: string; title: string; kind: string; value: string }

/** All of them, also those that nobody reached. */
async function goalsOf(
  db: Db,
  reached: ReadonlyMap<string, number>,
  all: number,
): Promise<GoalResult[]> {
  const { rows } = await sql<GoalRow>`
    select id as _id, title, kind, value from analytics_goals order by title, id`.execute(db)
  return rows.map(({ _id, title, kind, value }) => {
    const visits = reached.get(_id) ?? 0
    const rate = all > 0 ? Math.min(1, visits / all) : 0
    return { _id, title, visits, rate, ...filterOf(kind, value) }
  })
}

function filterOf(kind: string, value: string): Pick<GoalResult, 'filter' | 'value'> {
  if (kind === 'page') return { filter: 'page', value }
  if (kind === 'download') return { filter: 'download', value }
  const isAnyFile = kind === 'action' && value === 'download'
  return isAnyFile ? { filter: 'download', value: ANY } : { filter: 'click', value }
}

/** Null where a filter would need visits that are not kept any more: part of them would be no comparison. */
async function compared(
  db: Db,
  asked: ReportQuery,
  visitsFrom: string,
): Promise<Report['compare']> {
  const range = compareRange(asked, asked.compare)
  if (isFiltered(asked) && range.from < visitsFrom) return null
  const before = { ...range, filters: asked.filters }
  const series = await readSeries(db, before, await findClosed(db, before))
  const points = groupPoints(series, { ...range, interval: asked.interval })
  return { ...range, totals: sumOf(series), series: points }
}

async function boundsOf({ db, config }: ReportScope) {
  const { keep_months } = config.get(analyticsSection)
  const today = sql`${dayOf(Date.now())}::date`
  const { rows } = await sql<{ visits_from: string; since: string | null }>`
    select greatest(${today} - ${VISIT_DAYS}::int,
        (${today} - make_interval(months => ${keep_months}::int))::date)::text as visits_from,
      least((select min(day) from analytics_days where kind = 'total'),
        (select min(day) from analytics_visits))::text as since`.execute(db)
  return rows[0] ?? { visits_from: dayOf(Date.now()), since: null }
}

async function currentState(db: Db, { from, to }: Asked) {
  const { rows } = await sql<{ online: number; dropped: number }>`
    select (select count(*) from kontor_unkept.visitors_today
        where last_at > now() - interval '5 minutes') as online,
      (select coalesce(sum(views), 0)::int8 from analytics_days
        where kind = 'dropped' and day between ${from} and ${to}) as dropped`.execute(db)
  return rows[0] ?? { online: 0, dropped: 0 }
}
