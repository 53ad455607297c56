import { randomInt, randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ServedAction } from '#kernel/server/site/served/served-pages.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import type { Hit } from './read-hit.ts'

type Db = Kysely<AnalyticsTables>

/** A hit with the hash of its visitor in place of what was hashed. */
type HashedHit = Omit<Hit, 'visitor'> & { hash: Buffer }

/** A visit ends when nothing was asked for this long. */
const VISIT_MS = 30 * 60_000
/** Whoever opens a page more often than this goes round in circles. */
const MOST_PLACES = 20
/** A drawn number stays within what JavaScript counts exactly. */
const MOST_VISITORS = 2 ** 47

/** `seen`: how many pages their visit has so far. */
type Visitor = {
  hash: Buffer
  visitor: number
  visit: string | null
  last_at: Date
  seen: number
}
type VisitAction = { kind: string; value: string; times: number }
type Visit = Omit<HashedHit, 'at' | 'hash' | 'path' | 'did' | 'sending'> & {
  id: string
  visitor: number
  /** Empty as long as no page was seen: somebody only took a file along. */
  entry: string
  exit: string
  views: number
  /** By path, as which of the pages of the visit it was seen. */
  paths: Map<string, number[]>
  /** Pages that were seen before these hits. */
  before: number
  actions: Map<string, VisitAction>
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
  await addActions(db, visits)
  await noteLast(db, day, last)
}

async function lockVisitors(db: Db, day: string, keys: readonly string[]): Promise<Visitor[]> {
  const numbers = keys.map(() => randomInt(MOST_VISITORS))
  await sql`
    insert into kontor_unkept.visitors_today (day, hash, visitor, last_at)
    select ${day}::date, decode(key, 'hex'), number, 'epoch'::timestamptz
    from unnest(${keys}::text[], ${numbers}::int8[]) as fresh (key, number)
    on conflict do nothing`.execute(db)
  const known = sql`kontor_unkept.visitors_today known
    join unnest(${keys}::text[]) as wanted (key) on known.hash = decode(wanted.key, 'hex')`
  // Read in a statement of its own: one that waits for another instance would see what that one did to
  // these rows, but not the visits it began.
  await sql`select 1 from ${known} where known.day = ${day}
    order by known.hash for update of known`.execute(db)
  // After a restore the visit somebody is in may be gone; then they begin another one.
  const { rows } = await sql<Visitor>`
    select known.hash, known.visitor, known.last_at, visits.id as visit,
      coalesce(visits.views, 0) as seen
    from ${known} left join analytics_visits visits on visits.id = known.visit
    where known.day = ${day} order by known.hash`.execute(db)
  return rows
}

function visitsOf(visitor: Visitor, hits: readonly HashedHit[]) {
  const visits: Visit[] = []
  let { visit, last_at } = visitor
  for (const hit of hits) {
    const isOver = visit === null || hit.at - last_at.getTime() > VISIT_MS
    let current = isOver ? undefined : visits.at(-1)
    if (!current) {
      const going = isOver ? undefined : { id: visit, seen: visitor.seen }
      current = beginVisit(hit, visitor.visitor, going)
      visits.push(current)
    }
    if (hit.did) addAction(current, hit.did)
    else addView(current, hit.path)
    visit = current.id
    last_at = new Date(Math.max(last_at.getTime(), hit.at))
  }
  return { visits, visitor: { ...visitor, visit, last_at } }
}

function addView(visit: Visit, path: string): void {
  visit.entry ||= path
  visit.exit = path
  visit.views += 1
  const places = visit.paths.get(path) ?? []
  visit.paths.set(path, [...places, visit.before + visit.views])
}

function addAction({ actions }: Visit, { kind, value }: ServedAction): void {
  const key = `${kind} ${value}`
  actions.set(key, { kind, value, times: (actions.get(key)?.times ?? 0) + 1 })
}

/** A visit that goes on keeps its id and its pages. */
type ContinuedVisit = { id: string | null; seen: number }

function beginVisit(hit: HashedHit, visitor: number, going: ContinuedVisit | undefined): Visit {
  const { at: _at, hash: _hash, path: _path, did: _did, sending: _sending, ...facts } = hit
  return {
    ...facts,
    id: going?.id ?? randomUUID(),
    visitor,
    entry: '',
    exit: '',
    views: 0,
    paths: new Map(),
    actions: new Map(),
    before: going?.seen ?? 0,
    isNew: !going?.id,
  }
}

async function insertVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return
  const column = (name: keyof Visit) => visits.map((visit) => visit[name])
  await sql`
    insert into analytics_visits
      (id, day, visitor, source, campaign, device, browser, language, entry, exit, views, country)
    select id, day, visitor, source, campaign, device, browser, language, entry, exit, views,
      coalesce(${countryOf()}, '')
    from unnest(${column('id')}::uuid[], ${column('day')}::date[],
      ${column('visitor')}::int8[], ${column('source')}::text[], ${column('campaign')}::text[],
      ${column('device')}::text[], ${column('browser')}::text[], ${column('language')}::text[],
      ${column('entry')}::text[], ${column('exit')}::text[], ${column('views')}::int4[],
      ${visits.map(({ network }) => network || null)}::inet[])
      as given (id, day, visitor, source, campaign, device, browser, language, entry, exit, views,
        network)`.execute(db)
}

/** Of the table that the owner uploaded: the last range that begins before, if it reaches so far. */
function countryOf(): RawBuilder<unknown> {
  return sql`(select case when nearest.last >= given.network then nearest.country end
    from (select known.last, known.country from kontor_unkept.country_ranges known
      where known.file = (select id from kontor_unkept.country_files where is_current)
        and known.first <= given.network
      order by known.first desc limit 1) as nearest)`
}

async function prolongVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return
  const column = (name: 'id' | 'entry' | 'exit' | 'views') => visits.map((visit) => visit[name])
  await sql`
    update analytics_visits known set views = known.views + more.views,
      entry = coalesce(nullif(known.entry, ''), more.entry),
      exit = coalesce(nullif(more.exit, ''), known.exit)
    from unnest(${column('id')}::uuid[], ${column('entry')}::text[], ${column('exit')}::text[],
      ${column('views')}::int4[]) as more (id, entry, exit, views)
    where known.id = more.id`.execute(db)
}

async function addViews(db: Db, visits: readonly Visit[]): Promise<void> {
  const views = visits.flatMap(({ id, day, paths }) =>
    [...paths].map(([path, places]) => ({ id, day, path, places })),
  )
  if (views.length === 0) return
  // Arrays of different lengths cannot stand side by side, so each comes as its words.
  const places = views.map((view) => `{${view.places.slice(0, MOST_PLACES).join()}}`)
  await sql`
    insert into analytics_views (visit, day, path, views, places)
    select visit, day, path, views, places::int4[] from unnest(${views.map(({ id }) => id)}::uuid[],
      ${views.map(({ day }) => day)}::date[], ${views.map(({ path }) => path)}::text[],
      ${views.map((view) => view.places.length)}::int4[], ${places}::text[])
      as given (visit, day, path, views, places)
    on conflict (visit, path) do update set views = analytics_views.views + excluded.views,
      places = (analytics_views.places || excluded.places)[1:${MOST_PLACES}::int]`.execute(db)
}

async function addActions(db: Db, visits: readonly Visit[]): Promise<void> {
  const rows = visits.flatMap(({ id, day, actions }) =>
    [...actions.values()].map((action) => ({ visit: id, day, ...action })),
  )
  if (rows.length === 0) return
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name])
  await sql`
    insert into analytics_actions (visit, day, kind, value, times)
    select * from unnest(${column('visit')}::uuid[], ${column('day')}::date[],
      ${column('kind')}::text[], ${column('value')}::text[], ${column('times')}::int4[])
    on conflict (visit, kind, value) do update
      set times = analytics_actions.times + excluded.times`.execute(db)
}

async function noteLast(db: Db, day: string, visitors: readonly Visitor[]): Promise<void> {
  const keys = visitors.map(({ hash }) => hash.toString('hex'))
  await sql`
    update kontor_unkept.visitors_today known set visit = now.visit, last_at = now.last_at
    from unnest(${keys}::text[], ${visitors.map(({ visit }) => visit)}::uuid[],
      ${visitors.map(({ last_at }) => last_at)}::timestamptz[]) as now (key, visit, last_at)
    where known.day = ${day} and known.hash = decode(now.key, 'hex')`.execute(db)
}
