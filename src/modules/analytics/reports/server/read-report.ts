import { type Kysely, sql } from 'kysely'
import { VISIT_DAYS } from '../../config.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { addDays, compareRange, groupPoints, sumOf } from '../date-range.ts'
import type { Comparison, Interval, PartName, Report } from '../report.calls.ts'
import { type Asked, readList, readOpenRows, readSeries } from './read-rows.ts'

type Db = Kysely<AnalyticsTables>

const SHOWN = { limit: 100, offset: 0 }

type ReportQuery = Asked & { compare: Comparison; interval: Interval }

/** Everything the screen shows, from sums of days; only days that are not closed look at visits. */
export async function reportOf(db: Db, asked: ReportQuery): Promise<Report> {
  const { from, to, interval, compare } = asked
  const open = await readOpenRows(db, asked)
  const series = await readSeries(db, asked, open)
  const list = async (part: PartName) =>
    (await readList(db, part, { asked, open, paging: SHOWN })).items
  return {
    range: { from, to, interval, ...(await boundsOf(db)) },
    totals: sumOf(series),
    compare: compare === 'none' ? null : await compared(db, asked),
    series: groupPoints(series, asked),
    pages: await list('pages'),
    entries: await list('entries'),
    exits: await list('exits'),
    sources: await list('sources'),
    campaigns: await list('campaigns'),
    devices: await list('devices'),
    browsers: await list('browsers'),
    languages: await list('languages'),
    searches: await list('searches'),
    missing: await list('missing'),
    ...(await currentState(db, asked)),
  }
}

async function compared(db: Db, asked: ReportQuery): Promise<Report['compare']> {
  const range = compareRange(asked, asked.compare)
  const before = { ...range, filters: asked.filters }
  const series = await readSeries(db, before, await readOpenRows(db, before))
  const points = groupPoints(series, { ...range, interval: asked.interval })
  return { ...range, totals: sumOf(series), series: points }
}

async function boundsOf(db: Db) {
  const { rows } = await sql<{ since: string | null }>`
    select least((select min(day) from analytics_days where kind = 'total'),
      (select min(day) from analytics_visits))::text as since`.execute(db)
  return { visits_from: addDays(dayOf(Date.now()), -VISIT_DAYS), since: rows[0]?.since ?? null }
}

async function currentState(db: Db, { from, to }: Asked) {
  const { rows } = await sql<{ online: number; dropped: number }>`
    select (select count(*) from kontor_unkept.visitors_today
        where last_at > now() - interval '5 minutes') as online,
      (select coalesce(sum(views), 0)::int8 from analytics_days
        where kind = 'dropped' and day between ${from} and ${to}) as dropped`.execute(db)
  return rows[0] ?? { online: 0, dropped: 0 }
}
