import { randomInt, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { AnalyticsTables } from '../../server/tables.ts'
import type { Hit } from './read-hit.ts'

type Db = Kysely<AnalyticsTables>

/** A hit with the hash of its visitor in place of what was hashed. */
type HashedHit = Omit<Hit, 'visitor'> & { hash: Buffer }

/** A visit ends when nothing was asked for this long. */
const VISIT_MS = 30 * 60_000
/** A drawn number stays within what JavaScript counts exactly. */
const MOST_VISITORS = 2 ** 47

type Visitor = { hash: Buffer; visitor: number; visit: string | null; last_at: Date }
type Visit = Omit<HashedHit, 'at' | 'hash' | 'path'> & {
  id: string
  visitor: number
  entry: string
  exit: string
  views: number
  paths: Map<string, number>
  isNew: boolean
}

/**
 * Adds hits of one day to the visits they belong to. Rows of visitors are taken in the order of their
 * hashes, so that two instances never wait for one another.
 */
export async function storeHits(db: Db, day: string, hits: readonly HashedHit[]): Promise<void> {
  const byVisitor = Map.groupBy(hits, ({ hash }) => hash.toString('hex'))
  const visitors = await lockVisitors(db, day, [...byVisitor.keys()].sort())
  const visits: Visit[] = []
  const last: Visitor[] = []
  for (const visitor of visitors) {
    const own = byVisitor.get(visitor.hash.toString('hex')) ?? []
    const made = visitsOf(
      visitor,
      own.toSorted((one, other) => one.at - other.at),
    )
    visits.push(...made.visits)
    last.push(made.visitor)
  }
  await insertVisits(
    db,
    visits.filter(({ isNew }) => isNew),
  )
  await prolongVisits(
    db,
    visits.filter(({ isNew }) => !isNew),
  )
  await addViews(db, visits)
  await noteLast(db, day, last)
}

async function lockVisitors(db: Db, day: string, keys: readonly string[]): Promise<Visitor[]> {
  const numbers = keys.map(() => randomInt(MOST_VISITORS))
  await sql`
    insert into kontor_unkept.visitors_today (day, hash, visitor, last_at)
    select ${day}::date, decode(key, 'hex'), number, 'epoch'::timestamptz
    from unnest(${keys}::text[], ${numbers}::int8[]) as fresh (key, number)
    on conflict do nothing`.execute(db)
  // After a restore the visit somebody is in may be gone; then they begin another one.
  const { rows } = await sql<Visitor>`
    select known.hash, known.visitor, known.last_at,
      (select id from analytics_visits where id = known.visit) as visit
    from kontor_unkept.visitors_today known
    join unnest(${keys}::text[]) as wanted (key) on known.hash = decode(wanted.key, 'hex')
    where known.day = ${day}
    order by known.hash for update of known`.execute(db)
  return rows
}

function visitsOf(visitor: Visitor, hits: readonly HashedHit[]) {
  const visits: Visit[] = []
  let { visit, last_at } = visitor
  for (const hit of hits) {
    const isOver = visit === null || hit.at - last_at.getTime() > VISIT_MS
    let current = isOver ? undefined : visits.at(-1)
    if (!current) {
      current = beginVisit(hit, visitor.visitor, isOver ? null : visit)
      visits.push(current)
    }
    current.exit = hit.path
    current.views += 1
    current.paths.set(hit.path, (current.paths.get(hit.path) ?? 0) + 1)
    visit = current.id
    last_at = new Date(Math.max(last_at.getTime(), hit.at))
  }
  return { visits, visitor: { ...visitor, visit, last_at } }
}

function beginVisit(hit: HashedHit, visitor: number, known: string | null): Visit {
  const { at: _at, hash: _hash, path, ...facts } = hit
  return {
    ...facts,
    id: known ?? randomUUID(),
    visitor,
    entry: path,
    exit: path,
    views: 0,
    paths: new Map(),
    isNew: known === null,
  }
}

async function insertVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return
  const column = (name: keyof Visit) => visits.map((visit) => visit[name])
  await sql`
    insert into analytics_visits
      (id, day, visitor, source, campaign, device, browser, language, entry, exit, views)
    select * from unnest(${column('id')}::uuid[], ${column('day')}::date[],
      ${column('visitor')}::int8[], ${column('source')}::text[], ${column('campaign')}::text[],
      ${column('device')}::text[], ${column('browser')}::text[], ${column('language')}::text[],
      ${column('entry')}::text[], ${column('exit')}::text[], ${column('views')}::int4[])`.execute(
    db,
  )
}

async function prolongVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return
  const [ids, exits] = [visits.map(({ id }) => id), visits.map(({ exit }) => exit)]
  await sql`
    update analytics_visits set views = analytics_visits.views + more.views, exit = more.exit
    from unnest(${ids}::uuid[], ${exits}::text[], ${visits.map(({ views }) => views)}::int4[])
      as more (id, exit, views)
    where analytics_visits.id = more.id`.execute(db)
}

async function addViews(db: Db, visits: readonly Visit[]): Promise<void> {
  const views = visits.flatMap(({ id, day, paths }) =>
    [...paths].map(([path, count]) => ({ id, day, path, count })),
  )
  await sql`
    insert into analytics_views (visit, day, path, views)
    select * from unnest(${views.map(({ id }) => id)}::uuid[], ${views.map(({ day }) => day)}::date[],
      ${views.map(({ path }) => path)}::text[], ${views.map(({ count }) => count)}::int4[])
    on conflict (visit, path) do update set views = analytics_views.views + excluded.views`.execute(
    db,
  )
}

async function noteLast(db: Db, day: string, visitors: readonly Visitor[]): Promise<void> {
  const keys = visitors.map(({ hash }) => hash.toString('hex'))
  await sql`
    update kontor_unkept.visitors_today known set visit = now.visit, last_at = now.last_at
    from unnest(${keys}::text[], ${visitors.map(({ visit }) => visit)}::uuid[],
      ${visitors.map(({ last_at }) => last_at)}::timestamptz[]) as now (key, visit, last_at)
    where known.day = ${day} and known.hash = decode(now.key, 'hex')`.execute(db)
}
