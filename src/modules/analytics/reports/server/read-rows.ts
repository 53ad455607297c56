import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AnalyticsTables } from '../../server/tables.ts'
import type { Filters, PartName, Point, ReportRow } from '../report.calls.ts'
import { aggregated, matching } from './aggregate.ts'

type Db = Kysely<AnalyticsTables>

export type Asked = { from: string; to: string; filters: Filters }
type Paging = { limit: number; offset: number }

/** Goals are listed by their ids, steps of funnels by id and number. */
type ListName = PartName | 'goals' | 'funnels'
type PartSource = { kind: string; by: 'views' | 'visits' | 'entries' | 'exits' }

const SOURCES: Readonly<Record<Exclude<ListName, 'goals'>, PartSource>> = {
  pages: { kind: 'page', by: 'views' },
  entries: { kind: 'page', by: 'entries' },
  exits: { kind: 'page', by: 'exits' },
  sources: { kind: 'source', by: 'visits' },
  campaigns: { kind: 'campaign', by: 'visits' },
  countries: { kind: 'country', by: 'visits' },
  devices: { kind: 'device', by: 'visits' },
  browsers: { kind: 'browser', by: 'visits' },
  languages: { kind: 'language', by: 'visits' },
  downloads: { kind: 'download', by: 'views' },
  clicks: { kind: 'click', by: 'views' },
  searches: { kind: 'search', by: 'views' },
  missing: { kind: 'missing', by: 'views' },
  funnels: { kind: 'funnel', by: 'visits' },
}
/** Of these sums goals are made. */
const GOAL_KINDS = ['page', 'download', 'click', 'action']

/** Which sums are stored: those of days before `open`, and of months from `first` until before `after`. */
type Closed = { open: string; first: string; after: string }

/** Ask once for a report: everything else of it goes by the answer. */
export async function findClosed(db: Db, { from, to }: Asked): Promise<Closed> {
  const whole = sql`from analytics_months where kind = 'total' and month >= ${from}::date
    and (month + interval '1 month')::date <= ${to}::date + 1`
  const { rows } = await sql<Closed>`
    select coalesce((select max(day) + 1 from analytics_days where kind = 'total'), '-infinity')::text
        as open,
      coalesce((select min(month) ${whole}), 'infinity')::text as first,
      coalesce((select (max(month) + interval '1 month')::date ${whole}), 'infinity')::text
        as after`.execute(db)
  return rows[0] ?? { open: '-infinity', first: 'infinity', after: 'infinity' }
}

/** Totals of every day that had any, oldest first. */
export async function readSeries(db: Db, asked: Asked, closed: Closed): Promise<Point[]> {
  const { from, to } = asked
  const stored = sql`select day, views::int8, visits::int8, visitors::int8 from analytics_days
    where kind = 'total' and day between ${from} and ${to} union all`
  const { rows } = await sql<Point>`
    select day::text as day, views, visits, visitors from (
      ${isFiltered(asked) ? sql`` : stored}
      select visits.day, sum(visits.views)::int8 as views, count(*) as visits,
        count(distinct visits.visitor) as visitors
      from analytics_visits visits
      where visits.day between ${openFrom(asked, closed)} and ${to} ${matching(asked.filters)}
      group by visits.day
    ) as days (day, views, visits, visitors) order by day`.execute(db)
  return rows
}

type Lists = ReadonlyMap<string, { items: readonly ReportRow[]; total: number }>
type ListRow = ReportRow & { part: string; total: number }

/** Lists with the most important first; `total` is how long one is. The database does the sums. */
export async function readLists(
  db: Db,
  names: readonly ListName[],
  ask: { asked: Asked; closed: Closed; paging: Paging },
): Promise<Lists> {
  const { limit, offset } = ask.paging
  const { rows } = await sql<ListRow>`
    with sums as materialized (${sumsOf(kindsOf(names), ask)}),
    listed as (${listedParts(names)} union all ${listedGoals(names.includes('goals'))}),
    ranked as (
      select *, count(*) over (partition by part) as total,
        row_number() over (partition by part order by empty desc, size desc, value) as place
      from listed where size > 0
    )
    select part, value, views, visits, visitors, entries, exits, empty, total from ranked
    where place > ${offset} and place <= ${offset + limit} order by part, place`.execute(db)
  const lists = Map.groupBy(rows, ({ part }) => part)
  return new Map([...lists].map(([part, own]) => [part, listOf(part, own)]))
}

/** Only searches know how often nothing was found. */
function listOf(part: string, rows: readonly ListRow[]) {
  const items = rows.map(({ part: _part, total: _total, empty, ...row }): ReportRow => {
    return part === 'searches' ? { ...row, empty } : row
  })
  return { items, total: rows[0]?.total ?? 0 }
}

function kindsOf(names: readonly ListName[]): string[] {
  return names.flatMap((name) => {
    if (name === 'goals') return GOAL_KINDS
    return name === 'searches' ? ['search', 'empty_search'] : [SOURCES[name].kind]
  })
}

function listedParts(names: readonly ListName[]): RawBuilder<unknown> {
  const parts = names.filter((name) => name !== 'goals')
  const [kinds, measures] = [
    parts.map((name) => SOURCES[name].kind),
    parts.map((name) => SOURCES[name].by),
  ]
  return sql`
    select part.name as part, sums.*, coalesce(blank.views, 0) as empty,
      case part.measure when 'views' then sums.views when 'visits' then sums.visits
        when 'entries' then sums.entries else sums.exits end as size
    from unnest(${parts}::text[], ${kinds}::text[], ${measures}::text[])
        as part (name, kind, measure)
      join sums on sums.kind = part.kind
      left join sums blank on part.name = 'searches' and blank.kind = 'empty_search'
        and blank.value = sums.value`
}

function listedGoals(isWanted: boolean): RawBuilder<unknown> {
  return sql`
    select 'goals', sums.kind, goal.id::text, sums.views, sums.visits, sums.visitors, sums.entries,
      sums.exits, 0, sums.visits
    from analytics_goals goal join sums on sums.kind = goal.kind and sums.value = goal.value
    where ${isWanted}`
}

function sumsOf(
  kinds: readonly string[],
  { asked, closed }: { asked: Asked; closed: Closed },
): RawBuilder<unknown> {
  const wanted = sql`kind = any(${[...kinds]}::text[])`
  const days = { from: openFrom(asked, closed), to: sql`${asked.to}::date` }
  const counts = sql`views, visits, visitors, entries, exits`
  return sql`
    select kind, value, sum(views)::int8 as views, sum(visits)::int8 as visits,
      sum(visitors)::int8 as visitors, sum(entries)::int8 as entries, sum(exits)::int8 as exits
    from (
      ${isFiltered(asked) ? sql`` : sql`${storedRows({ asked, closed, wanted, counts })} union all`}
      select kind, value, ${counts} from (${aggregated(days, asked.filters)}) as made where ${wanted}
    ) as every
    group by kind, value`
}

type Stored = {
  asked: Asked
  closed: Closed
  wanted: RawBuilder<unknown>
  counts: RawBuilder<unknown>
}

/** Whole months, and the days around them. */
function storedRows({ asked, closed, wanted, counts }: Stored): RawBuilder<unknown> {
  const { from, to } = asked
  const { first, after } = closed
  return sql`
    select kind, value, ${counts} from analytics_months
    where ${wanted} and month >= ${first}::date and month < ${after}::date
    union all
    select kind, value, ${counts} from analytics_days
    where ${wanted} and day between ${from}::date and least(${to}::date, ${first}::date - 1)
    union all
    select kind, value, ${counts} from analytics_days
    where ${wanted} and day between greatest(${from}::date, ${after}::date) and ${to}::date`
}

/** Where single visits are looked at; of picked ones there are no sums. */
function openFrom(asked: Asked, { open }: Closed): RawBuilder<unknown> {
  return isFiltered(asked)
    ? sql`${asked.from}::date`
    : sql`greatest(${asked.from}::date, ${open}::date)`
}

/** Sums are of all visits; whoever picks some needs the visits themselves. */
export function isFiltered({ filters }: Asked): boolean {
  return Object.keys(filters).length > 0
}
