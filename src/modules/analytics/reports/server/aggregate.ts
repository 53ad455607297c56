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
 * with any download, or any link of a manner: two of them in one visit are one. Clicks in blocks have no
 * sums: they are shown for as long as single visits are kept.
 */
export function aggregated({ from, to }: Days, filters: Filters = {}): RawBuilder<DayRow> {
  const within = sql`between ${from} and ${to}`
  return sql`
    with recursive picked as materialized (
      select * from analytics_visits visits where visits.day ${within} ${matching(filters)}
    ), seen as materialized (
      select pages.visit, pages.day, pages.path, pages.views, pages.places, picked.visitor
      from analytics_views pages join picked on picked.id = pages.visit
      where pages.day ${within}
    ), acted as materialized (
      select actions.*, picked.visitor,
        case actions.kind when 'click' then split_part(actions.value, ':', 1) else actions.kind end
          as manner
      from analytics_actions actions join picked on picked.id = actions.visit
      where actions.day ${within} and actions.kind <> 'block'
    ), walked as (
      ${walkedFunnels()}
    ), facts as (
      select day, 'total' as kind, '' as value, sum(views) as views, count(*) as visits,
        count(distinct visitor) as visitors, count(*) as entries, count(*) as exits
      from picked group by day
      union all
      select day, 'page', path, sum(views), sum(visits), count(*), 0, 0
      from (
        select day, path, sum(views) as views, count(*) as visits
        from seen group by day, path, visitor
      ) as of_visitor group by day, path
      union all
      select day, 'page', entry, 0, 0, 0, count(*), 0 from picked where entry <> '' group by day, entry
      union all
      select day, 'page', exit, 0, 0, 0, 0, count(*) from picked where exit <> '' group by day, exit
      union all
      ${ofVisits()}
      union all
      ${ofActions()}
    )
    select day, kind, value, sum(views)::int8 as views, sum(visits)::int8 as visits,
      sum(visitors)::int8 as visitors, sum(entries)::int8 as entries, sum(exits)::int8 as exits
    from facts group by day, kind, value`
}

function ofActions(): RawBuilder<unknown> {
  return sql`
    select day, kind, value, sum(times), count(*), count(distinct visitor), 0, 0
    from acted group by day, kind, value
    union all
    select day, 'action', manner, sum(times), count(distinct visit), count(distinct visitor), 0, 0
    from acted group by day, manner
    union all
    select day, 'funnel', funnel || ':' || step, 0, count(*), count(distinct visitor), 0, 0
    from walked group by day, funnel, step`
}

/**
 * How far visits came: a row for each step of a funnel that was reached after the one before, with the place
 * of the page in its visit. The earliest page that fits is taken, so no later step is missed. First steps are
 * joined by equality: an `or` would compare every page with every funnel.
 */
function walkedFunnels(): RawBuilder<unknown> {
  return sql`
    select day, visit, visitor, funnel, list, 1 as step, min(place) as place
    from (
      select seen.*, funnels.id::text as funnel, funnels.list
      from analytics_funnels funnels join seen on seen.path = funnels.list[1]
      union all
      select seen.*, funnels.id::text, funnels.list
      from analytics_funnels funnels join seen on starts_with(seen.path, left(funnels.list[1], -1))
      where right(funnels.list[1], 1) = '*'
    ) as begun cross join unnest(begun.places) as place
    group by day, visit, visitor, funnel, list
    union all
    select walked.day, walked.visit, walked.visitor, walked.funnel, walked.list, walked.step + 1,
      further.place
    from walked cross join lateral (
      select min(place) as place from analytics_views later
        cross join unnest(later.places) as place
      where later.visit = walked.visit and place > walked.place
        and ${isStep(sql`later.path`, sql`walked.list[walked.step + 1]`)}
    ) as further
    where further.place is not null`
}

/** '/shop/*' stands for every address that begins so. */
function isStep(path: RawBuilder<unknown>, step: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${path} = ${step}
    or (right(${step}, 1) = '*' and starts_with(${path}, left(${step}, -1))))`
}

/**
 * What is true of a visit as a whole. Visitors are told apart before they are counted: to sort them for it
 * takes twice as long.
 */
function ofVisits(): RawBuilder<unknown> {
  return sql`
    select day, kind, value, sum(views), sum(visits), count(*), 0, 0
    from (
      select picked.day, fact.kind, fact.value, sum(picked.views) as views, count(*) as visits
      from picked cross join lateral (values ('source', source), ('campaign', campaign),
        ('device', device), ('browser', browser), ('language', language),
        ('country', country)) as fact (kind, value)
      where fact.kind not in ('campaign', 'country') or fact.value <> ''
      group by picked.day, fact.kind, fact.value, picked.visitor
    ) as of_visitor group by day, kind, value`
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
