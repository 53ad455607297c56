import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { pageOf } from '#kernel/server/list/list-totals.ts'
import { hasWords, searchText } from '#kernel/server/list/search-text.ts'
import type { SiteAddress } from '#kernel/server/site/route/site-path.ts'
import { writePath } from '#kernel/server/site/route/site-path.ts'
import { keyOfSegments } from '../../server/address-key.ts'
import type { RedirectTables } from '../../server/tables.ts'
import type { listMissing, MissingAddress } from '../missing-pages.calls.ts'

type Db = Kysely<RedirectTables>

/** Bounds of the log: how many addresses, how long one may be, how many writes a second. */
export const MISSING_LIMITS = { rows: 2000, length: 300, perSecond: 10 } as const

const KEPT_DAYS = 90

/** Lets a few through each second, so that a scan of the site costs no more than that. */
export function createPacer(perSecond: number = MISSING_LIMITS.perSecond) {
  let second = 0
  let count = 0
  return (now: number): boolean => {
    const current = Math.floor(now / 1000)
    if (current !== second) count = 0
    second = current
    count += 1
    return count <= perSecond
  }
}

/** Counts an address nothing answers. Anything like a mail address in it could name a person. */
export async function noteMissing(db: Db, { segments }: SiteAddress): Promise<void> {
  const path = writePath(segments)
  if (path.length > MISSING_LIMITS.length || path.includes('@')) return
  const key = keyOfSegments(segments)
  const { numAffectedRows } = await sql`
    update missing_pages set count = count + 1, last_seen = now() where key = ${key}`.execute(db)
  if (numAffectedRows && numAffectedRows > 0n) return
  await sql`
    insert into missing_pages (key, path)
    select ${key}, ${path} where (select count(*) from missing_pages) < ${MISSING_LIMITS.rows}
    on conflict (key) do update set count = missing_pages.count + 1, last_seen = now()`.execute(db)
}

/** Forgets what nobody asked for any more, and of a full log the half that matters least. */
export async function trimMissing(db: Db): Promise<void> {
  await sql`delete from missing_pages
    where last_seen < now() - make_interval(days => ${KEPT_DAYS})`.execute(db)
  await sql`delete from missing_pages where key in (
    select key from missing_pages order by count desc, last_seen desc
    offset ${MISSING_LIMITS.rows / 2})`.execute(db)
}

export async function removeMissing(db: Db, key: string | undefined): Promise<number> {
  let query = db.deleteFrom('missing_pages')
  if (key !== undefined) query = query.where('key', '=', key)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

type MissingQuery = z.output<typeof listMissing.query>

export async function findMissing(db: Db, { search, sort, ...asked }: MissingQuery) {
  const { offset, totals } = pageOf(asked)
  const rows = await db
    .selectFrom('missing_pages')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(({ and }) => and(hasWords(searchText('missing_pages', ['path']), search)))
    .orderBy(sort === '-count' ? 'count' : 'last_seen', 'desc')
    .orderBy('key')
    .offset(offset)
    .limit(asked.limit)
    .execute()
  const items = rows.map(
    ({ path, count, first_seen, last_seen }): MissingAddress => ({
      path,
      count,
      first_seen: first_seen.toISOString(),
      last_seen: last_seen.toISOString(),
    }),
  )
  return { items, ...totals(Number(rows[0]?.total ?? 0)) }
}
