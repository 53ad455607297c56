import { type Kysely, sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { aggregated } from '../../reports/server/aggregate.ts'
import type { AnalyticsTables } from '../../server/tables.ts'

type Db = Kysely<AnalyticsTables>

/** The job that counts a funnel for closed days; its payload names the funnel. */
export const RECOUNT = 'analytics.recount-funnel'

/** Day by day, then the months: safe to repeat, and whoever reads meanwhile sees what is done. */
export const recountFunnel = defineJob<AnalyticsTables, { id: string }>({
  name: RECOUNT,
  run: async (scope, { id }) => {
    await scope.change(({ db }) => forgetFunnels(db, [id]))
    const { rows } = await sql<{ day: string }>`
      select distinct day::text as day from analytics_visits
      where day <= (select max(day) from analytics_days where kind = 'total')
      order by day`.execute(scope.db)
    for (const { day } of rows) await scope.change(({ db }) => countDay(db, id, day))
    await scope.change(({ db }) => sumMonths(db, id))
  },
})

/** What was counted of them goes: of other steps, or of what is no more. */
export async function forgetFunnels(db: Db, ids: readonly string[]): Promise<void> {
  for (const table of ['analytics_days', 'analytics_months'] as const)
    await sql`delete from ${sql.table(table)} where kind = 'funnel'
      and split_part(value, ':', 1) = any(${[...ids]}::text[])`.execute(db)
}

async function countDay(db: Db, id: string, day: string): Promise<void> {
  const only = sql`${day}::date`
  await sql`
    insert into analytics_days (kind, day, value, visits, visitors)
    select kind, day, value, visits, visitors
    from (${aggregated({ from: only, to: only })}) as made
    where kind = 'funnel' and split_part(value, ':', 1) = ${id}
    on conflict (kind, day, value) do update set visits = excluded.visits,
      visitors = excluded.visitors`.execute(db)
}

async function sumMonths(db: Db, id: string): Promise<void> {
  await sql`
    insert into analytics_months (kind, month, value, visits, visitors)
    select days.kind, closed.month, days.value, sum(days.visits), sum(days.visitors)
    from analytics_months closed join analytics_days days
      on days.day >= closed.month and days.day < (closed.month + interval '1 month')::date
    where closed.kind = 'total' and days.kind = 'funnel'
      and split_part(days.value, ':', 1) = ${id}
    group by days.kind, closed.month, days.value
    on conflict (kind, month, value) do update set visits = excluded.visits,
      visitors = excluded.visitors`.execute(db)
}
