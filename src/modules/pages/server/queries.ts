import { type Kysely, type Selectable, sql } from 'kysely'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { AddressKind, ContentsTable, PagesTable, PageTables } from './tables.ts'

type Db = Kysely<PageTables>
export type PageRow = Selectable<PagesTable>
export type ContentRow = Selectable<ContentsTable>

/** What lists show of a language: everything but the blocks. */
const STATE = [
  'page_id',
  'lang',
  'title',
  'revision',
  'draft',
  'has_changes',
  'in_review',
  'is_live',
  'has_expired',
  'publish_at',
  'expire_at',
  'published_at',
  'saved_at',
  'saved_by_name',
] as const
export type StateRow = Pick<ContentRow, (typeof STATE)[number]>

export type PageFacts = {
  page: PageRow
  states: StateRow[]
  addresses: { path: string; lang: Lang; kind: AddressKind }[]
  numChildren: number
}

export function findPage(db: Db, id: string): Promise<PageRow | undefined> {
  return db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findContent(db: Db, id: string, lang: Lang): Promise<ContentRow | undefined> {
  return db
    .selectFrom('page_contents')
    .selectAll()
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .executeTakeFirst()
}

export function findContents(db: Db, id: string): Promise<ContentRow[]> {
  return db
    .selectFrom('page_contents')
    .selectAll()
    .where('page_id', '=', id)
    .orderBy('lang')
    .execute()
}

/** Pages with all their languages, in the order of the ids. */
export async function findFacts(db: Db, ids: readonly string[]): Promise<PageFacts[]> {
  if (ids.length === 0) return []
  const wanted = [...ids]
  const [pages, states, addresses, children] = await Promise.all([
    db.selectFrom('pages').selectAll().where(sql<boolean>`id = any(${wanted}::uuid[])`).execute(),
    db
      .selectFrom('page_contents')
      .select(STATE)
      .where(sql<boolean>`page_id = any(${wanted}::uuid[])`)
      .orderBy('lang')
      .execute(),
    db
      .selectFrom('page_paths')
      .select(['page_id', 'path', 'lang', 'kind'])
      .where(sql<boolean>`page_id = any(${wanted}::uuid[])`)
      .execute(),
    countChildren(db, wanted),
  ])
  const byId = new Map(pages.map((page) => [page.id, page]))
  const statesOf = Map.groupBy(states, (row) => row.page_id)
  const addressesOf = Map.groupBy(addresses, (row) => row.page_id)
  return wanted.flatMap((id) => {
    const page = byId.get(id)
    if (!page) return []
    const facts = { states: statesOf.get(id) ?? [], addresses: addressesOf.get(id) ?? [] }
    return [{ page, ...facts, numChildren: children.get(id) ?? 0 }]
  })
}

async function countChildren(db: Db, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select parent_id as id, count(*)::int as n from pages
    where parent_id = any(${ids}::uuid[]) and deleted_at is null group by parent_id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** The pages themselves and all below them that are not in the trash. */
export async function findSubtree(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from pages where id = any(${[...ids]}::uuid[])
      union select p.id from pages p join below on p.parent_id = below.id
        where p.deleted_at is null
    ) select id from below`.execute(db)
  return rows.map((row) => row.id)
}
