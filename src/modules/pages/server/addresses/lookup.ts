import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { addressKey, type PageLookup, type PagePlace } from '#modules/redirects/server/api.ts'
import type { PageTables } from '../tables.ts'
import type { Db } from '../unit-of-work.ts'

/** A successor of a successor of a …: longer rows of deleted pages end in 410. */
const MOST_STEPS = 20

type Known = {
  id: string
  is_deleted: boolean
  successor_id: string | null
  paths: Partial<Record<Lang, string>> | null
}

/** Where pages are, for whoever leads old addresses on. */
export const pageLookup: PageLookup = {
  placesOf: async (asking, wanted) => {
    const db = tablesOf<PageTables>(asking.db)
    const known = await findKnown(db, [...new Set(wanted.map(({ page }) => page))])
    return Promise.all(wanted.map((one) => placeOf(db, known, one)))
  },
  pagesAt: async (asking, paths) => {
    const keys = new Map(paths.map((path) => [path, addressKey(path)]))
    const found = await findAllLive(tablesOf<PageTables>(asking.db), [...new Set(keys.values())])
    return new Map(
      paths.flatMap((path) => {
        const page = found.get(keys.get(path) ?? '')
        return page ? [[path, page]] : []
      }),
    )
  },
}

export async function findLive(db: Db, key: string) {
  return (await findAllLive(db, [key])).get(key)
}

async function findAllLive(db: Db, keys: readonly string[]) {
  const rows = await db
    .selectFrom('page_paths')
    .select(['key', 'page_id as page', 'lang', 'path'])
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .where('kind', '=', 'live')
    .execute()
  return new Map(rows.map(({ key, ...page }) => [key, page]))
}

/** Follows deleted pages to what stands in for them; a page in the other language is better than none. */
async function placeOf(
  db: Db,
  known: ReadonlyMap<string, Known>,
  { page, lang }: { page: string; lang: Lang },
): Promise<PagePlace> {
  let at = known.get(page)
  const seen = new Set<string>()
  while (at?.is_deleted) {
    seen.add(at.id)
    const next = at.successor_id
    if (!next || seen.has(next) || seen.size > MOST_STEPS) return { kind: 'gone' }
    at = known.get(next) ?? (await findKnown(db, [next])).get(next)
  }
  if (!at) return { kind: 'gone' }
  const path = at.paths?.[lang] ?? at.paths?.de ?? at.paths?.en
  return path === undefined ? { kind: 'hidden' } : { kind: 'live', path }
}

async function findKnown(db: Db, ids: readonly string[]): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select p.id, p.deleted_at is not null as is_deleted, p.successor_id, (
      select json_object_agg(a.lang, a.path) from page_paths a
      where a.page_id = p.id and a.kind = 'live') as paths
    from pages p where p.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
