import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { ServedView } from '#kernel/server/site/served/deliver-served.ts'
import { analyticsSection } from '../../config.ts'
import {
  countPurchases,
  type Purchase,
  rememberSendings,
} from '../../newsletters/server/newsletter-orders.ts'
import { REST } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { hasSalt, recogniserOf } from './day-salts.ts'
import { harmlessPath, harmlessText } from './harmless-text.ts'
import { type CountingRules, dayOf, type Hit, isCounted, readHit, visitorOf } from './read-hit.ts'
import { storeHits } from './store-hits.ts'

type Db = Kysely<AnalyticsTables>

/** What is counted without a visit. */
type Note = { kind: 'missing' | 'search' | 'empty_search' | 'dropped'; day: string; value: string }

/** So many different words and addresses are kept of a day; a scan of the site makes all further ones one. */
const MOST_NOTES = 500
/** So many are read in one go. */
const AT_ONCE = 256

/** Counts a batch of served pages: the only place that sees who asked for them. */
export async function countViews(
  scope: Scope<AnalyticsTables>,
  { views, dropped }: { views: readonly ServedView[]; dropped: number },
): Promise<void> {
  const rules = rulesOf(scope)
  const hits: Hit[] = []
  const notes: Note[] = []
  const purchases: Purchase[] = []
  for (let at = 0; at < views.length; at += AT_ONCE) {
    // Requests come first: a full memory takes longer to read than anybody should wait.
    if (at > 0) await nextTurn()
    const counted = views.slice(at, at + AT_ONCE).filter((view) => isCounted(view, rules))
    purchases.push(...counted.flatMap(purchaseIn))
    const pages = counted.filter(({ isMissing, worth, pixel }) => !isMissing && !worth && !pixel)
    hits.push(...pages.map((view) => readHit(view, rules)))
    notes.push(...counted.flatMap(notesOf))
  }
  const lost = { kind: 'dropped', day: dayOf(Date.now()), value: '' } as const
  if (hits.length + notes.length + purchases.length + dropped === 0) return
  await scope.change(async ({ db }) => {
    for (const [day, own] of Map.groupBy(hits, ({ day: asked }) => asked))
      await storeDay(db, day, own)
    await addNotes(db, [
      ...notes.map((note) => ({ ...note, times: 1 })),
      { ...lost, times: dropped },
    ])
    if (hasNewsletters(scope)) await countPurchases({ db }, purchases)
  })
}

function rulesOf({ config, settings }: Scope<AnalyticsTables>): CountingRules {
  const { honours_do_not_track } = config.get(analyticsSection)
  return {
    ownHosts: [new URL(settings.baseUrl).host],
    honoursDoNotTrack: honours_do_not_track,
  }
}

/** A straggler of a day that is forgotten already counts for today. */
async function storeDay(db: Db, day: string, hits: readonly Hit[]): Promise<void> {
  const today = dayOf(Date.now())
  const used = day === today || (await hasSalt(db, day)) ? day : today
  const recognise = await recogniserOf(db, used)
  const hashes = new Map<string, Buffer>()
  const hashed = hits.map(({ visitor, ...hit }) => {
    const hash = hashes.get(visitor) ?? recognise(visitor)
    hashes.set(visitor, hash)
    return { ...hit, day: used, hash }
  })
  await storeHits(db, used, hashed)
  await rememberSendings(db, used, hashed)
}

function purchaseIn({ at, address, headers, worth }: ServedView): Purchase[] {
  return worth ? [{ day: dayOf(at), visitor: visitorOf(address, headers), worth }] : []
}

function hasNewsletters({ config }: Scope<AnalyticsTables>): boolean {
  return isComponentEnabled(config.get(enabledComponentsSection), 'subscribers')
}

function notesOf({ at, path, isMissing, searched }: ServedView): Note[] {
  const day = dayOf(at)
  if (isMissing) {
    const value = harmlessPath(path)
    return value === undefined ? [] : [{ kind: 'missing', day, value }]
  }
  const value = harmlessText((searched?.typed ?? '').toLowerCase(), 100)
  if (!searched || value === '') return []
  const search: Note = { kind: 'search', day, value }
  return searched.found > 0 ? [search] : [search, { kind: 'empty_search', day, value }]
}

async function addNotes(db: Db, notes: readonly (Note & { times: number })[]): Promise<void> {
  const sums = new Map<string, Note & { times: number }>()
  for (const note of notes) {
    const key = JSON.stringify([note.kind, note.day, note.value])
    const times = (sums.get(key)?.times ?? 0) + note.times
    if (times > 0) sums.set(key, { ...note, times })
  }
  const rows = [...sums.values()]
  if (rows.length === 0) return
  const column = (name: keyof Note) => rows.map((row) => row[name])
  // Written in one order by all instances.
  await sql`
    with note as materialized (
      select * from unnest(${column('kind')}::text[], ${column('day')}::date[],
        ${column('value')}::text[], ${rows.map(({ times }) => times)}::int4[])
        as given (kind, day, value, times)
    ), room as materialized (
      select kind, day, ${MOST_NOTES}::int8 - (select count(*) from analytics_days known
        where known.kind = asked.kind and known.day = asked.day) as places
      from (select distinct kind, day from note) as asked
    ), judged as (
      select note.*, known.value is not null as is_known, row_number() over (
        partition by note.kind, note.day, known.value is null order by note.value) as place
      from note left join analytics_days known
        on (known.kind, known.day, known.value) = (note.kind, note.day, note.value)
    )
    insert into analytics_days (kind, day, value, views)
    select kind, day, case when is_known or place <= places then value else ${REST} end as kept,
      sum(times)
    from judged join room using (kind, day)
    group by kind, day, kept order by kind, day, kept
    on conflict (kind, day, value) do update set views = analytics_days.views + excluded.views`.execute(
    db,
  )
}
