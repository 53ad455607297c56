import { type RawBuilder, sql } from 'kysely'
import { FILTERS, type Filters } from '../report.calls.ts'

/** A row of `analytics_days`, stored or made of visits. */
export type DayRow = {
  day: string
  kind: string
  value: string
  views: number
  visits: number
  visitors: number
  entries: number
  exits: number
}

type Days = { from: RawBuilder<unknown>; to: RawBuilder<unknown> }

/**
 * The rows of `analytics_days` as the visits of these days make them: for days that are not closed, for
 * closing one, and for visits that were picked by what they have in common.
 */
export function aggregated({ from, to }: Days, filters: Filters = {}): RawBuilder<DayRow> {
  return sql`
    with picked as materialized (
      select * from analytics_visits visits
      where visits.day between ${from} and ${to} ${matching(filters)}
    ), seen as materialized (
      select pages.day, pages.path, pages.views, picked.visitor
      from analytics_views pages join picked on picked.id = pages.visit
      where pages.day between ${from} and ${to}
    ), facts as (
      select day, 'total' as kind, '' as value, sum(views) as views, count(*) as visits,
        count(distinct visitor) as visitors, count(*) as entries, count(*) as exits
      from picked group by day
      union all
      select day, 'page', path, sum(views), count(*), count(distinct visitor), 0, 0
      from seen group by day, path
      union all select day, 'page', entry, 0, 0, 0, count(*), 0 from picked group by day, entry
      union all select day, 'page', exit, 0, 0, 0, 0, count(*) from picked group by day, exit
      union all
      select picked.day, fact.kind, fact.value, sum(picked.views), count(*),
        count(distinct picked.visitor), 0, 0
      from picked cross join lateral (values ('source', source), ('campaign', campaign),
        ('device', device), ('browser', browser), ('language', language)) as fact (kind, value)
      where fact.kind <> 'campaign' or fact.value <> ''
      group by picked.day, fact.kind, fact.value
    )
    select day, kind, value, sum(views)::int8 as views, sum(visits)::int8 as visits,
      sum(visitors)::int8 as visitors, sum(entries)::int8 as entries, sum(exits)::int8 as exits
    from facts group by day, kind, value`
}

function matching(filters: Filters): RawBuilder<unknown> {
  const conditions = FILTERS.flatMap((name) => {
    const value = filters[name]
    if (value === undefined) return []
    if (name !== 'page') return [sql`and ${sql.ref(`visits.${name}`)} = ${value}`]
    return [
      sql`and exists (select from analytics_views own where own.visit = visits.id and own.path = ${value})`,
    ]
  })
  return sql.join(conditions, sql` `)
}
