import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { displayName } from '#kernel/access/roles.ts'
import { AppError } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import { readAddress } from '#kernel/server/site/route/site-path.ts'
import { redirectFailures } from '../errors.ts'
import type { NewRedirect } from '../redirect.ts'
import { addressKey, keyOfSegments } from './address-key.ts'
import type { RedirectRow } from './follow-redirect.ts'
import type { FoundPage, PageLookup, PagePlace } from './page-lookup.ts'
import type { RedirectTables } from './tables.ts'

type RedirectContext = { change: Change<RedirectTables>; lookup: PageLookup }

type PlannedRedirect = { row: RedirectRow; before: RedirectRow | undefined }

const MOST_STEPS = 10
const RESERVED = new Set([
  'api',
  'assets',
  'download',
  'healthz',
  'readyz',
  'push-worker.js',
  'service-worker.js',
])

/** Leads an address elsewhere. An address that is a page's is kept as that page, wherever it moves. */
export async function storeRedirect(
  context: RedirectContext,
  given: NewRedirect,
  source: RedirectRow['source'],
): Promise<RedirectRow> {
  const [planned] = await planRedirects(context, [given], { source, earlier: [] })
  if (!planned) throw new Error('A redirect was neither made nor refused')
  if (planned instanceof AppError) throw planned
  if (planned.row !== planned.before) await storeRedirects(context.change, [planned.row])
  return planned.row
}

type Planning = {
  source: RedirectRow['source']
  /** Rows that count although they are not stored yet. */
  earlier: readonly RedirectRow[]
}

/** For many addresses that all differ: each is judged by itself. Nothing is written. */
export async function planRedirects(
  context: RedirectContext,
  given: readonly NewRedirect[],
  { source, earlier }: Planning,
): Promise<(PlannedRedirect | AppError)[]> {
  // One after the other, so that two of them cannot close a circle together.
  await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(context.change.db)
  const known = await lookAround(context, given)
  for (const row of earlier) known.redirects.set(row.key, row)
  const { user } = context.change.scope
  const made = { source, created_by: user.id, created_by_name: displayName(user) }
  return given.map((one) => judge(known, one, made))
}

type Known = {
  redirects: Map<string, RedirectRow>
  pages: ReadonlyMap<string, FoundPage>
  places: ReadonlyMap<string, PagePlace>
}

type Made = Pick<RedirectRow, 'source' | 'created_by' | 'created_by_name'>

/** Everything that judging these takes, in a few questions whatever their number. */
async function lookAround(context: RedirectContext, given: readonly NewRedirect[]): Promise<Known> {
  const { change, lookup } = context
  const asking = { db: change.db }
  const targets = given.flatMap(({ to }) => (to?.startsWith('/') ? [to] : []))
  const plain = targets.filter((to) => !/[?#]/.test(to))
  const pages = await lookup.pagesAt(asking, [...given.map(({ from }) => from), ...plain])
  const wanted = given.flatMap(({ page, lang = 'de' }) => (page ? [{ page, lang }] : []))
  const found = wanted.length > 0 ? await lookup.placesOf(asking, wanted) : []
  const places = new Map(wanted.flatMap(({ page }, at) => (found[at] ? [[page, found[at]]] : [])))
  const keys = [...given.map(({ from }) => from), ...targets].map(keyOf)
  return { redirects: await loadChains(change, keys), pages, places }
}

/** Redirects at these keys, and at where they lead, as far as a circle may be long. */
async function loadChains({ db }: Change<RedirectTables>, keys: readonly string[]) {
  const known = new Map<string, RedirectRow>()
  const asked = new Set<string>()
  let next = keys
  for (let step = 0; next.length > 0 && step <= MOST_STEPS; step += 1) {
    const fresh = [...new Set(next)].filter((key) => !asked.has(key))
    for (const key of fresh) asked.add(key)
    const rows = await db
      .selectFrom('redirects')
      .selectAll()
      .where(sql<boolean>`key = any(${fresh}::text[])`)
      .execute()
    for (const row of rows) known.set(row.key, row)
    next = rows.flatMap(({ to_path }) => (to_path === null ? [] : [keyOf(to_path)]))
  }
  return known
}

function judge(known: Known, given: NewRedirect, made: Made): PlannedRedirect | AppError {
  const from = readAddress(given.from)
  const [first = ''] = from?.segments ?? []
  if (!from || RESERVED.has(first.toLowerCase())) return redirectFailures.reserved()
  if (known.pages.has(given.from)) return redirectFailures.isPage()
  const key = keyOfSegments(from.segments)
  const target = targetOf(known, given)
  if (target instanceof AppError) return target
  if (leadsBack(known, key, target.to_path)) return redirectFailures.loop()
  const before = known.redirects.get(key)
  const isPermanent = given.isPermanent ?? true
  const isSame =
    before?.to_page === target.to_page &&
    before.to_path === target.to_path &&
    before.is_permanent === isPermanent
  if (before && isSame) return { row: before, before }
  const row: RedirectRow = {
    id: before?.id ?? uuidv7(),
    key,
    path: given.from,
    ...target,
    is_permanent: isPermanent,
    ...made,
    created_at: new Date(),
  }
  known.redirects.set(key, row)
  return { row, before }
}

type Target = Pick<RedirectRow, 'to_page' | 'to_lang' | 'to_path'>

function targetOf({ pages, places }: Known, given: NewRedirect): Target | AppError {
  const { page, lang = 'de', to, isGone } = given
  const chosen = [page ?? undefined, to, isGone || undefined].filter((one) => one !== undefined)
  if (chosen.length !== 1) return redirectFailures.noTarget()
  if (isGone) return { to_page: null, to_lang: lang, to_path: null }
  if (page) {
    const place = places.get(page)
    if (!place || place.kind === 'gone') return redirectFailures.unknownPage()
    return { to_page: page, to_lang: lang, to_path: null }
  }
  if (!to?.startsWith('/')) return redirectFailures.outside()
  const found = pages.get(to)
  if (found) return { to_page: found.page, to_lang: found.lang, to_path: null }
  return { to_page: null, to_lang: lang, to_path: to }
}

/** A circle is refused when it is drawn, not found by a visitor. */
function leadsBack({ redirects }: Known, key: string, to: string | null): boolean {
  let at = to
  for (let step = 0; at !== null; step += 1) {
    const next = keyOf(at)
    if (next === key || step > MOST_STEPS) return true
    at = redirects.get(next)?.to_path ?? null
  }
  return false
}

function keyOf(path: string): string {
  return addressKey(path.split(/[?#]/, 1)[0] ?? path)
}

/** Writes what was planned, in a few statements whatever their number. */
export async function storeRedirects(
  change: Change<RedirectTables>,
  rows: readonly RedirectRow[],
): Promise<void> {
  if (rows.length === 0) return
  await restoreRedirects(change.db, rows)
  const keys = rows.map(({ key }) => key)
  await change.db
    .deleteFrom('missing_pages')
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute()
  const entries = rows.map(({ id, path, to_path, to_page }) => ({
    noun: 'redirect',
    id,
    action: 'create',
    after: { from: path, to: to_path ?? to_page },
  }))
  await change.audit(...entries)
}

/** Rows as they are or were, over whatever stands at their keys. */
export async function restoreRedirects(
  db: Kysely<RedirectTables>,
  rows: readonly RedirectRow[],
): Promise<void> {
  await sql`insert into redirects (${sql.join(COLUMNS.map((name) => sql.ref(name)))})
    select ${sql.join(COLUMNS.map((name) => sql.ref(`v.${name}`)))}
    from jsonb_populate_recordset(null::redirects, ${JSON.stringify(rows)}::jsonb) v
    on conflict (key) do update set version = redirects.version + 1, updated_at = now(),
    ${sql.join(COLUMNS.slice(2).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}`.execute(
    db,
  )
}

const COLUMNS = [
  'id',
  'key',
  'path',
  'to_page',
  'to_lang',
  'to_path',
  'is_permanent',
  'source',
  'created_at',
  'created_by',
  'created_by_name',
] as const
