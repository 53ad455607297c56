import { sql } from 'kysely'
import type { Scope } from '#kernel/server/context.ts'
import { analyticsSection, VISIT_DAYS } from '../../config.ts'
import { aggregated } from '../../reports/server/aggregate.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { forgetDaysBefore } from './day-salts.ts'
import { dayOf } from './read-hit.ts'

/** Until then hits of the day before may still be under way. */
const STRAGGLERS_MS = 5 * 60_000
/** So many values of a kind are kept of a day; the rest is one row, so that a year stays small. */
const MOST_VALUES = 200
/** Stands for all further values. */
const REST = '*'

type VisitScope = Scope<AnalyticsTables>

/** Closes the days before today. First nobody can be recognised any more, then their sums are made. */
export async function turnDay(scope: VisitScope, now = new Date()): Promise<void> {
  const today = dayOf(now.getTime() - STRAGGLERS_MS)
  await scope.change(({ db }) => forgetDaysBefore(db, today))
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from analytics_visits
    where day < ${today}
      and day > coalesce((select max(day) from analytics_days where kind = 'total'), '-infinity')
    order by day`.execute(scope.db)
  for (const { day } of rows) await closeDay(scope, day)
}

async function closeDay(scope: VisitScope, day: string): Promise<void> {
  const only = sql`${day}::date`
  await scope.change(({ db }) =>
    sql`
      with ranked as (
        select *, row_number() over (partition by kind order by visits desc, views desc, value) as rank
        from (${aggregated({ from: only, to: only })}) as made
      )
      insert into analytics_days (kind, day, value, views, visits, visitors, entries, exits)
      select kind, day, case when rank <= ${MOST_VALUES} then value else ${REST} end as kept,
        sum(views), sum(visits), sum(visitors), sum(entries), sum(exits)
      from ranked group by kind, day, kept
      on conflict (kind, day, value) do update set views = excluded.views,
        visits = excluded.visits, visitors = excluded.visitors, entries = excluded.entries,
        exits = excluded.exits`.execute(db),
  )
}

/** Single visits go after 90 days, the sums when the settings say so. */
export async function forgetOld({ db, config }: VisitScope, now = new Date()): Promise<void> {
  const { keep_months } = config.get(analyticsSection)
  const today = sql`${dayOf(now)}::date`
  const visits = sql`${today} - ${VISIT_DAYS}::int`
  const closed = sql`(select max(day) from analytics_days where kind = 'total')`
  await sql`delete from analytics_views where day < ${visits} and day <= ${closed}`.execute(db)
  await sql`delete from analytics_visits where day < ${visits} and day <= ${closed}`.execute(db)
  await sql`delete from analytics_days
    where day < ${today} - make_interval(months => ${keep_months}::int)`.execute(db)
}
