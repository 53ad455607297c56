import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AnalyticsTables } from '../../server/tables.ts'
import type { Filters, PartName, Point, ReportRow } from '../report.calls.ts'
import { aggregated, type DayRow } from './aggregate.ts'

type Db = Kysely<AnalyticsTables>

export type Asked = { from: string; to: string; filters: Filters }
type Paging = { limit: number; offset: number }

type PartSource = { kind: string; by: 'views' | 'visits' | 'entries' | 'exits' }

const SOURCES: Readonly<Record<PartName, PartSource>> = {
  pages: { kind: 'page', by: 'views' },
  entries: { kind: 'page', by: 'entries' },
  exits: { kind: 'page', by: 'exits' },
  sources: { kind: 'source', by: 'visits' },
  campaigns: { kind: 'campaign', by: 'visits' },
  devices: { kind: 'device', by: 'visits' },
  browsers: { kind: 'browser', by: 'visits' },
  languages: { kind: 'language', by: 'visits' },
  searches: { kind: 'search', by: 'views' },
  missing: { kind: 'missing', by: 'views' },
}

/** The rows of days that are not closed, or of picked visits; small enough to be read once a call. */
export async function readOpenRows(db: Db, asked: Asked): Promise<DayRow[]> {
  const { from, to, filters } = asked
  const open = sql`coalesce((select max(day) + 1 from analytics_days where kind = 'total'), '-infinity')`
  const start = isFiltered(asked) ? sql`${from}::date` : sql`greatest(${from}::date, ${open})`
  const days = { from: start, to: sql`${to}::date` }
  const { rows } = await sql<DayRow>`
    select day::text as day, kind, value, views, visits, visitors, entries, exits
    from (${aggregated(days, filters)}) as made`.execute(db)
  return rows
}

/** Totals of every day that had any, oldest first. */
export async function readSeries(db: Db, asked: Asked, open: readonly DayRow[]): Promise<Point[]> {
  const live = open.filter(({ kind }) => kind === 'total')
  const stored = isFiltered(asked) ? [] : await storedTotals(db, asked)
  return [...stored, ...live]
    .map(({ day, views, visits, visitors }) => ({ day, views, visits, visitors }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

async function storedTotals(db: Db, { from, to }: Asked): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select day::text as day, views, visits, visitors from analytics_days
    where kind = 'total' and day between ${from} and ${to}`.execute(db)
  return rows
}

/** One list, the most important first; `total` is how long it is. */
export async function readList(
  db: Db,
  part: PartName,
  ask: { asked: Asked; open: readonly DayRow[]; paging: Paging },
): Promise<{ items: ReportRow[]; total: number }> {
  const { asked, open, paging } = ask
  const { kind, by } = SOURCES[part]
  const order = sql.ref(by)
  const isSearch = part === 'searches'
  const blanks = sql`left join (select value, sum(views)::int8 as empty from analytics_days
    where kind = 'empty_search' and day between ${asked.from} and ${asked.to}
    group by value) as blank on blank.value = sums.value`
  const { rows } = await sql<ReportRow & { total: number }>`
    with sums as (
      select value, sum(views)::int8 as views, sum(visits)::int8 as visits,
        sum(visitors)::int8 as visitors, sum(entries)::int8 as entries, sum(exits)::int8 as exits
      from (${storedRows(kind, asked)} union all ${liveRows(kind, open)}) as all_rows
      group by value
    )
    select sums.*, count(*) over () as total
      ${isSearch ? sql`, coalesce(blank.empty, 0) as empty` : sql``}
    from sums ${isSearch ? blanks : sql``} where ${order} > 0
    order by ${isSearch ? sql`empty desc,` : sql``} ${order} desc, value
    limit ${paging.limit} offset ${paging.offset}`.execute(db)
  return {
    items: rows.map(({ total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
  }
}

function storedRows(kind: string, asked: Asked): RawBuilder<unknown> {
  const { from, to } = asked
  return sql`select value, views, visits, visitors, entries, exits from analytics_days
    where kind = ${kind} and day between ${from} and ${to} and ${!isFiltered(asked)}`
}

function liveRows(kind: string, open: readonly DayRow[]): RawBuilder<unknown> {
  const rows = open.filter((row) => row.kind === kind)
  const column = (name: keyof DayRow) => rows.map((row) => row[name])
  return sql`select * from unnest(${column('value')}::text[], ${column('views')}::int4[],
    ${column('visits')}::int4[], ${column('visitors')}::int4[], ${column('entries')}::int4[],
    ${column('exits')}::int4[])`
}

function isFiltered({ filters }: Asked): boolean {
  return Object.keys(filters).length > 0
}
