import { type RawBuilder, sql } from 'kysely'
import { ANY, FILTERS, type FilterName, type Filters } from '../report.calls.ts'

/** A row of `analytics_days`, stored or made of visits. */
type DayRow = {
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
 * closing one, and for visits that were picked by what they have in common. `action` has the visits
 * with any download, or any link of a manner: two of them in one visit are one.
 */
export function aggregated({ from, to }: Days, filters: Filters = {}): RawBuilder<DayRow> {
  const within = sql`between ${from} and ${to}`
  return sql`
    with picked as materialized (
      select * from analytics_visits visits where visits.day ${within} ${matching(filters)}
    ), seen as materialized (
      select pages.day, pages.path, pages.views, picked.visitor
      from analytics_views pages join picked on picked.id = pages.visit
      where pages.day ${within}
    ), acted as materialized (
      select actions.*, picked.visitor,
        case actions.kind when 'click' then split_part(actions.value, ':', 1) else actions.kind end
          as manner
      from analytics_actions actions join picked on picked.id = actions.visit
      where actions.day ${within}
    ), facts as (
      select day, 'total' as kind, '' as value, sum(views) as views, count(*) as visits,
        count(distinct visitor) as visitors, count(*) as entries, count(*) as exits
      from picked group by day
      union all
      select day, 'page', path, sum(views), count(*), count(distinct visitor), 0, 0
      from seen group by day, path
      union all
      select day, 'page', entry, 0, 0, 0, count(*), 0 from picked where entry <> '' group by day, entry
      union all
      select day, 'page', exit, 0, 0, 0, 0, count(*) from picked where exit <> '' group by day, exit
      union all
      ${ofVisits()}
      union all
      select day, kind, value, sum(times), count(*), count(distinct visitor), 0, 0
      from acted group by day, kind, value
      union all
      select day, 'action', manner, sum(times), count(distinct visit), count(distinct visitor), 0, 0
      from acted group by day, manner
    )
    select day, kind, value, sum(views)::int8 as views, sum(visits)::int8 as visits,
      sum(visitors)::int8 as visitors, sum(entries)::int8 as entries, sum(exits)::int8 as exits
    from facts group by day, kind, value`
}

/** What is true of a visit as a whole. */
function ofVisits(): RawBuilder<unknown> {
  return sql`
    select picked.day, fact.kind, fact.value, sum(picked.views), count(*),
      count(distinct picked.visitor), 0, 0
    from picked cross join lateral (values ('source', source), ('campaign', campaign),
      ('device', device), ('browser', browser), ('language', language),
      ('country', country)) as fact (kind, value)
    where fact.kind not in ('campaign', 'country') or fact.value <> ''
    group by picked.day, fact.kind, fact.value`
}

/** Conditions on `visits` for everything that is picked. */
export function matching(filters: Filters): RawBuilder<unknown> {
  const conditions = FILTERS.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [sql`and ${condition(name, value)}`]
  })
  return sql.join(conditions, sql` `)
}

function condition(name: FilterName, value: string): RawBuilder<unknown> {
  if (name === 'page')
    return sql`exists (select from analytics_views own
      where own.visit = visits.id and own.path = ${value})`
  if (name === 'download' || name === 'click') {
    // 'tel' stands for every number, 'tel:+4934112345' for one.
    const manner = sql`split_part(own.value, ':', 1)`
    return sql`exists (select from analytics_actions own where own.visit = visits.id
      and own.kind = ${name} and (${value} in (own.value, ${manner}) or ${value === ANY}))`
  }
  return sql`${sql.ref(`visits.${name}`)} = ${value}`
}
