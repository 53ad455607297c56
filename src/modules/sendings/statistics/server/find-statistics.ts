import { type RawBuilder, sql } from 'kysely'
import { mustBeFound } from '#kernel/server/app-error.ts'
import { findOrders, seesOrders } from '../../orders/server/count-orders.ts'
import type { SendingContext, SendingDb } from '../../server/tables.ts'
import type { Figure, FigureName, Statistics } from '../statistics.calls.ts'

type StatisticsContext = Pick<SendingContext, 'db' | 'config' | 'user'>
type StatisticsQuery = { sending?: string; list?: string; from?: string; to?: string }

/** Newest sendings that are looked at together; a business sends some in a week. */
const MOST = 200
const USUAL_DAYS = 90
const MOST_ERRORS = 50
const MOST_LINKS = 100

type Row = { name: FigureName; at: string; n: number }

/** Figures by name: each with its sum, its share of the audience, and by day. */
export async function findStatistics(
  { db, config, user }: StatisticsContext,
  query: StatisticsQuery,
): Promise<Statistics> {
  const ids = await chosenSendings(db, query)
  const rows = await figuresOf(db, ids)
  const byName = Map.groupBy(rows, ({ name }) => name)
  const audience = sumOf(byName.get('audience') ?? [])
  const agreed = await countAgreed(db, ids)
  const figure = (name: FigureName) => figureOf(byName.get(name) ?? [], audience)
  const stats = {
    audience: figure('audience'),
    delivered: figure('delivered'),
    failed: figure('failed'),
    uncertain: figure('uncertain'),
    skipped: figure('skipped'),
    bounced_soft: figure('bounced_soft'),
    bounced_hard: figure('bounced_hard'),
    complained: figure('complained'),
    unsubscribed: figure('unsubscribed'),
    clicks: figure('clicks'),
    opens: figureOf(byName.get('opens') ?? [], agreed),
    web_views: figure('web_views'),
    shares: figure('shares'),
  }
  const further = { agreed, links: await linksOf(db, ids), errors: await errorsOf(db, ids) }
  if (!seesOrders({ config, user })) return { stats, currency: null, ...further }
  const { currency, days } = await findOrders(db, ids)
  const orders = figureOf(
    days.map(({ at, orders: n }) => ({ at, n })),
    audience,
  )
  const revenue = figureOf(
    days.map(({ at, cents: n }) => ({ at, n })),
    audience,
  )
  return { stats: { ...stats, orders, revenue }, currency, ...further }
}

function figureOf(found: Figure['series'], audience: number): Figure {
  const total = sumOf(found)
  const series = found.map(({ at, n }) => ({ at, n }))
  return { total, rate: audience > 0 ? total / audience : 0, series }
}

/** What began to go out on these days in Europe/Berlin, the latest first; a series has no day of its own. */
export async function sendingsBegun(
  db: SendingDb,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; name: string }[]> {
  const berlin = sql`at time zone 'Europe/Berlin'`
  const { rows } = await sql<{ day: string; name: string }>`
    select (began_at ${berlin})::date::text as day, name from newsletter_sendings
    where began_at >= ${from}::timestamp ${berlin}
      and began_at < (${to}::date + 1)::timestamp ${berlin} and series_list is null
    order by began_at desc, id limit ${MOST}`.execute(db)
  return rows
}

async function chosenSendings(db: SendingDb, query: StatisticsQuery): Promise<string[]> {
  const { sending, list, from, to } = query
  if (sending) {
    const found = await db
      .selectFrom('newsletter_sendings')
      .select('id')
      .where('id', '=', sending)
      .execute()
    return mustBeFound(found).map(({ id }) => id)
  }
  const start = from
    ? sql`${within(from)}::date::timestamp at time zone 'Europe/Berlin'`
    : sql`now() - make_interval(days => ${USUAL_DAYS})`
  const end = to
    ? sql`(${within(to)}::date + 1)::timestamp at time zone 'Europe/Berlin'`
    : sql`now()`
  const ofList = list ? sql`and lists ? ${list}` : sql``
  const { rows } = await sql<{ id: string }>`select id from newsletter_sendings
    where began_at >= ${start} and began_at < ${end} ${ofList}
    order by began_at desc limit ${MOST}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Days that a calendar has; nothing was sent before them, nothing will be after. */
function within(day: string): string {
  if (day < '2000-01-01') return '2000-01-01'
  return day > '2200-01-01' ? '2200-01-01' : day
}

/** Which state counts as what, and the moment that says on which day. */
const COUNTED: readonly { name: FigureName; where: RawBuilder<unknown>; at: string }[] = [
  { name: 'audience', where: sql`true`, at: 'began' },
  { name: 'delivered', where: sql`state = 'sent'`, at: 'sent_at' },
  { name: 'failed', where: sql`state = 'failed'`, at: 'began' },
  { name: 'uncertain', where: sql`state = 'uncertain'`, at: 'begun_at' },
  { name: 'skipped', where: sql`state = 'skipped'`, at: 'began' },
  { name: 'bounced_soft', where: sql`state = 'bounced_soft'`, at: 'bounced_at' },
  { name: 'bounced_hard', where: sql`state = 'bounced_hard'`, at: 'bounced_at' },
  { name: 'complained', where: sql`state = 'complained'`, at: 'bounced_at' },
  { name: 'unsubscribed', where: sql`left_at is not null`, at: 'left_at' },
]

async function figuresOf(db: SendingDb, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const found: Row[] = []
  for (const { name, where, at } of COUNTED) {
    const moment = at === 'began' ? sql`g.began_at` : sql`coalesce(r.${sql.ref(at)}, g.began_at)`
    const { rows } = await sql<Omit<Row, 'name'>>`
      select to_char(${moment} at time zone 'Europe/Berlin', 'YYYY-MM-DD') as at, count(*)::int as n
      from (select * from newsletter_recipients
          where sending_id = any(${[...ids]}::uuid[]) and ${where}) r
        join newsletter_sendings g on g.id = r.sending_id
      where ${moment} is not null group by 1 order by 1`.execute(db)
    found.push(...rows.map((row) => ({ name, ...row })))
  }
  const views = await byDay(db, ids, { table: 'newsletter_web_views', column: 'views' })
  const clicks = await byDay(db, ids, { table: 'newsletter_clicks', column: 'clicks' })
  const opens = await byDay(db, ids, { table: 'newsletter_opens', column: 'opens' })
  const shares = await byDay(db, ids, { table: 'newsletter_recommendations', column: 'shares' })
  return [
    ...found,
    ...views.map((row) => ({ name: 'web_views' as const, ...row })),
    ...clicks.map((row) => ({ name: 'clicks' as const, ...row })),
    ...opens.map((row) => ({ name: 'opens' as const, ...row })),
    ...shares.map((row) => ({ name: 'shares' as const, ...row })),
  ]
}

/** Who got the picture that opening is counted by. */
async function countAgreed(db: SendingDb, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from newsletter_recipients
    where sending_id = any(${[...ids]}::uuid[]) and is_tracked
      and state in ('sent', 'uncertain', 'bounced_soft', 'bounced_hard', 'complained')`.execute(db)
  return rows[0]?.n ?? 0
}

/** Sums of what is counted by day and names nobody. */
async function byDay(
  db: SendingDb,
  ids: readonly string[],
  { table, column }: { table: string; column: string },
): Promise<Omit<Row, 'name'>[]> {
  const { rows } = await sql<Omit<Row, 'name'>>`
    select to_char(day, 'YYYY-MM-DD') as at, sum(${sql.ref(column)})::int as n
    from ${sql.table(table)} where sending_id = any(${[...ids]}::uuid[])
    group by 1 order by 1`.execute(db)
  return rows
}

/** Which pages were opened from the mails. */
async function linksOf(db: SendingDb, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ url: string; clicks: number }>`
    select path as url, sum(clicks)::int as clicks from newsletter_clicks
    where sending_id = any(${[...ids]}::uuid[])
    group by path order by clicks desc, url limit ${MOST_LINKS}`.execute(db)
  return rows
}

/** What mail servers said, the most frequent first. */
async function errorsOf(db: SendingDb, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ answer: string; n: number }>`
    select answer, count(*)::int as n from newsletter_recipients
    where sending_id = any(${[...ids]}::uuid[]) and state in ('failed', 'deferred', 'uncertain', 'bounced_soft', 'bounced_hard')
    group by answer order by n desc, answer limit ${MOST_ERRORS}`.execute(db)
  return rows
}

function sumOf(rows: readonly Pick<Row, 'n'>[]): number {
  return rows.reduce((sum, { n }) => sum + n, 0)
}
