import { type Kysely, type SqlBool, sql } from 'kysely'
import { inOrder } from '#kernel/server/list/in-order.ts'
import { likePattern } from '#kernel/server/list/like-pattern.ts'
import { listPage } from '#kernel/server/list/list-page.ts'
import { pageOf } from '#kernel/server/list/list-totals.ts'
import type { MissingAddress, Redirect, RedirectQuery } from '../contract.ts'
import { followRedirect, type RedirectRow } from './follow-redirect.ts'
import type { PageLookup } from './page-lookup.ts'
import type { RedirectTables } from './tables.ts'

type Db = Kysely<RedirectTables>

const SORTS = {
  created: { column: 'redirects.created_at', type: 'timestamptz' },
  from: { column: 'redirects.path', type: 'text' },
} as const

export async function listRedirects(db: Db, lookup: PageLookup, query: RedirectQuery) {
  const { source, search } = query
  const like = likePattern(search)
  const from = db
    .selectFrom('redirects')
    .$if(source !== undefined, (q) => q.where('source', '=', source ?? 'manual'))
    .$if(search !== '', (q) =>
      q.where(sql<SqlBool>`(redirects.path ilike ${like} or redirects.to_path ilike ${like})`),
    )
  const { ids, ...totals } = await listPage(db, from, {
    id: 'redirects.id',
    sorts: SORTS,
    request: query,
  })
  const rows = await findRows(db, ids)
  return { items: await toRedirects(db, lookup, rows), ...totals }
}

/** Rows with where each leads right now. */
export function toRedirects(
  db: Db,
  lookup: PageLookup,
  rows: readonly RedirectRow[],
): Promise<Redirect[]> {
  return Promise.all(
    rows.map(async (row) => {
      const place = await followRedirect({ db, lookup }, row)
      return {
        _id: row.id,
        from: row.path,
        page: row.to_page,
        lang: row.to_lang,
        to: place.kind === 'live' ? place.path : null,
        isGone: place.kind === 'gone',
        isPermanent: row.is_permanent,
        source: row.source,
        created: row.created_at.toISOString(),
        created_by_name: row.created_by_name,
      }
    }),
  )
}

type MissingQuery = {
  search: string
  page: number
  limit: number
  cursor?: number
  sort: '-count' | '-last_seen'
}

export async function listMissing(db: Db, { search, sort, ...asked }: MissingQuery) {
  const { offset, totals } = pageOf(asked)
  const rows = await db
    .selectFrom('missing_pages')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('path', 'ilike', likePattern(search))
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

export async function findRows(db: Db, ids: readonly string[]): Promise<RedirectRow[]> {
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return inOrder(ids, rows, ({ id }) => id)
}
