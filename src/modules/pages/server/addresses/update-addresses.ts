import { sql } from 'kysely'
import { forgetMissed, rememberAddresses } from '#modules/redirects/server/api.ts'
import { pageFailures } from '../../errors.ts'
import { mustPublishPages } from '../rights.ts'
import { MENU_TAG, PAGES_TAG, type PageChange, pageTag } from '../unit-of-work.ts'
import { type Address, addressesOf } from './addresses.ts'
import { loadPlaced, type Placed } from './load-placed.ts'
import { refuseClashes } from './refuse-clashes.ts'

const MAX_DEPTH = 8
const BATCH = 2000

type Known = { key: string; path: string; page: string; lang: string; kind: string }

/**
 * Brings the table of addresses in line with the pages as they are now, refuses clashes, and leaves
 * a redirect at every address that visitors knew. Returns the pages whose address changed.
 */
export async function updateAddresses(
  change: PageChange,
  roots: readonly string[],
  { isDeep }: { isDeep: boolean },
): Promise<string[]> {
  const placed = await loadPlaced(change.db, roots, { isDeep })
  refuseDepth(placed)
  const known = await knownAddresses(change, placed.ids)
  const wanted = placed.ids.flatMap((id) => {
    const page = placed.pages.get(id)
    return page ? addressesOf(page, placed.pages) : []
  })
  await refuseClashes(change, { wanted, known, ids: placed.ids })
  const kept = new Map(known.map((row) => [row.key, row]))
  const fresh = wanted.filter((address) => !isSame(address, kept.get(address.key)))
  const ownKeys = new Set(wanted.map(({ key, page }) => `${key} ${page}`))
  const left = known.filter(({ key, page }) => !ownKeys.has(`${key} ${page}`))
  guardAddresses(change, [...fresh, ...left, ...fresh.flatMap(({ key }) => kept.get(key) ?? [])])
  await writeAddresses(change, { fresh, left, wanted })
  await leaveRedirects(change, left)
  const shown = fresh.filter(({ kind }) => kind === 'live')
  await forgetMissed(
    change,
    shown.map(({ key }) => key),
  )
  const hidden = fresh.filter(({ kind }) => kind === 'offline')
  dropPages(change, { shown, left: [...left, ...hidden] })
  return [...new Set([...fresh, ...left].map(({ page }) => page))]
}

/** Those of drafts are nobody's yet; any other one is known outside, or will be at a minute. */
function guardAddresses({ scope }: PageChange, changed: readonly { kind: string }[]): void {
  const isKnown = changed.some(({ kind }) => kind !== 'draft')
  if (isKnown) mustPublishPages(scope, pageFailures.publishAddress)
}

/** Takes all addresses of pages away, and leaves redirects to whatever becomes of the pages. */
export async function dropAddresses(change: PageChange, ids: readonly string[]): Promise<void> {
  const known = await knownAddresses(change, ids)
  await change.db
    .deleteFrom('page_paths')
    .where(sql<boolean>`page_id = any(${[...ids]}::uuid[])`)
    .execute()
  await leaveRedirects(change, known)
  dropPages(change, { shown: [], left: known })
}

async function knownAddresses(change: PageChange, ids: readonly string[]) {
  return change.db
    .selectFrom('page_paths')
    .select(['key', 'path', 'page_id as page', 'lang', 'kind'])
    .where(sql<boolean>`page_id = any(${[...ids]}::uuid[])`)
    .execute()
}

function isSame(address: Address, row: Known | undefined): boolean {
  if (!row) return false
  const { path, page, kind } = address
  return row.path === path && row.page === page && row.kind === kind
}

type Difference = { fresh: readonly Address[]; left: readonly Known[]; wanted: readonly Address[] }

async function writeAddresses(change: PageChange, { fresh, left, wanted }: Difference) {
  const taken = new Set(wanted.map(({ key }) => key))
  const free = left.map(({ key }) => key).filter((key) => !taken.has(key))
  if (free.length > 0) {
    const isFree = sql<boolean>`key = any(${free}::text[])`
    await change.db.deleteFrom('page_paths').where(isFree).execute()
  }
  for (let at = 0; at < fresh.length; at += BATCH) {
    const rows = fresh
      .slice(at, at + BATCH)
      .map(({ key, path, page, lang, kind }) => ({ key, path, page_id: page, lang, kind }))
    await change.db
      .insertInto('page_paths')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ ref }) => ({
          path: ref('excluded.path'),
          page_id: ref('excluded.page_id'),
          lang: ref('excluded.lang'),
          kind: ref('excluded.kind'),
        })),
      )
      .execute()
  }
}

/** An address that was live once is one that visitors may still know. */
async function leaveRedirects(
  change: PageChange,
  left: Awaited<ReturnType<typeof knownAddresses>>,
): Promise<void> {
  const former = left.filter(({ kind }) => kind === 'live' || kind === 'offline')
  await rememberAddresses(change, former)
}

/** A new address shows nothing that anyone has seen before; one that a page has left takes it back. */
function dropPages(
  change: PageChange,
  { shown, left }: { shown: readonly Address[]; left: readonly Pick<Known, 'page' | 'kind'>[] },
): void {
  const former = left.filter(({ kind }) => kind === 'live' || kind === 'offline')
  if (shown.length > 0) change.refresh(...tagsOf(shown))
  if (former.length > 0) change.touch(...tagsOf(former))
}

function tagsOf(rows: readonly { page: string }[]): string[] {
  return [PAGES_TAG, MENU_TAG, ...rows.map(({ page }) => pageTag(page))]
}

function refuseDepth({ ids, pages }: Placed): void {
  for (const id of ids) {
    let depth = 1
    for (let at = pages.get(id)?.parent; at; at = pages.get(at)?.parent) {
      depth += 1
      if (depth > MAX_DEPTH) throw pageFailures.tooDeep()
    }
  }
}
