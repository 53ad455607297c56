import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/server/context.ts'
import { analyticsSection, VISIT_DAYS } from '../../config.ts'
import { REST } from '../../reports/report.calls.ts'
import { aggregated } from '../../reports/server/aggregate.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { forgetDaysBefore } from './day-salts.ts'
import { dayOf } from './read-hit.ts'

/** Until then hits of the day before may still be under way. */
const STRAGGLERS_MS = 5 * 60_000
/** So many values of a kind are kept of a day or month; the rest is one row, so that a year stays small. */
const MOST_VALUES = 200

type VisitScope = Scope<AnalyticsTables>

/**
 * Closes the days before today, then the months before this one. First nobody can be recognised any
 * more, then their sums are made.
 */
export async function turnDay(scope: VisitScope, now = new Date()): Promise<void> {
  const today = dayOf(now.getTime() - STRAGGLERS_MS)
  await scope.change(({ db }) => forgetDaysBefore(db, today))
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from analytics_visits
    where day < ${today}
      and day > coalesce((select max(day) from analytics_days where kind = 'total'), '-infinity')
    order by day`.execute(scope.db)
  for (const { day } of rows) await closeDay(scope, day)
  await closeMonths(scope, today)
}

async function closeDay(scope: VisitScope, day: string): Promise<void> {
  const only = sql`${day}::date`
  const made = sql`select * from (${aggregated({ from: only, to: only })}) as made`
  await scope.change(({ db }) =>
    sql`
      insert into analytics_days (kind, day, value, views, visits, visitors, entries, exits)
      ${shortened(made, sql`day`)}
      on conflict (kind, day, value) do update set views = excluded.views,
        visits = excluded.visits, visitors = excluded.visitors, entries = excluded.entries,
        exits = excluded.exits`.execute(db),
  )
}

/**
 * One after the other, those without a single row too: the months that are made have no gap. The first
 * is one that is there from its first day on, so that none is made anew while its days are deleted.
 */
async function closeMonths(scope: VisitScope, today: string): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select month::date::text as month from generate_series(
      coalesce((select max(month) + interval '1 month' from analytics_months where kind = 'total'),
        (select date_trunc('month', min(day) + interval '1 month' - interval '1 day')
          from analytics_days)),
      date_trunc('month', ${today}::timestamp) - interval '1 day', interval '1 month') as month`.execute(
    scope.db,
  )
  for (const { month } of rows) await closeMonth(scope, month)
}

async function closeMonth(scope: VisitScope, month: string): Promise<void> {
  const made = sql`
    select kind, ${month}::date as month, value, sum(views) as views, sum(visits) as visits,
      sum(visitors) as visitors, sum(entries) as entries, sum(exits) as exits
    from analytics_days
    where day >= ${month}::date and day < (${month}::date + interval '1 month')::date
    group by kind, value
    union all select 'total', ${month}::date, '', 0, 0, 0, 0, 0`
  await scope.change(({ db }) =>
    sql`
      insert into analytics_months (kind, month, value, views, visits, visitors, entries, exits)
      ${shortened(made, sql`month`)}
      on conflict do nothing`.execute(db),
  )
}

/** The greatest values of each kind and those that are a goal; the others become one. */
function shortened(made: RawBuilder<unknown>, time: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select kind, ${time}, case when rank <= ${MOST_VALUES} then value else ${REST} end as kept,
      sum(views), sum(visits), sum(visitors), sum(entries), sum(exits)
    from (
      select made.*, row_number() over (partition by made.kind
        order by goal.kind is null, made.visits desc, made.views desc, made.value) as rank
      from (${made}) as made
        left join (select distinct kind, value from analytics_goals) as goal
          on goal.kind = made.kind and goal.value = made.value
    ) as ranked
    group by kind, ${time}, kept`
}

/** Single visits go after 90 days at the latest, the sums when the settings say so. */
export async function forgetOld({ change, config }: VisitScope, now = new Date()): Promise<void> {
  const { keep_months } = config.get(analyticsSection)
  const today = sql`${dayOf(now)}::date`
  const kept = sql`(${today} - make_interval(months => ${keep_months}::int))::date`
  await change(async ({ db }) => {
    // What is older than its sums may be must not make them anew.
    const old = sql`day < ${kept} or (day < ${today} - ${VISIT_DAYS}::int
      and day <= (select max(day) from analytics_days where kind = 'total'))`
    await sql`delete from analytics_views where ${old}`.execute(db)
    await sql`delete from analytics_actions where ${old}`.execute(db)
    await sql`delete from analytics_visits where ${old}`.execute(db)
    await sql`delete from analytics_days where day < ${kept}`.execute(db)
    await sql`delete from analytics_publications where day < ${kept}`.execute(db)
    await sql`delete from analytics_months where month < ${kept}`.execute(db)
  })
}
