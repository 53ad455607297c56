import { type Selectable, sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { LISTED_COLUMNS } from '#kernel/server/publishing/store/content-tables.ts'
import { pageFailures } from '../../errors.ts'
import type { AddressKind, ContentsTable, PagesTable } from '../tables.ts'
import type { Db, PageChange } from '../unit-of-work.ts'
import { toPage } from './wire.ts'

export type PageRow = Selectable<PagesTable>

const STATE = ['page_id', ...LISTED_COLUMNS] as const
export type StateRow = Pick<Selectable<ContentsTable>, (typeof STATE)[number]>

export type PageFacts = {
  page: PageRow
  states: StateRow[]
  addresses: { path: string; lang: Lang; kind: AddressKind }[]
  numChildren: number
}

export function findPage(db: Db, id: string): Promise<PageRow | undefined> {
  return db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The page for writing: it exists, is not in the trash, and is still the one that was read. */
export async function pageForUpdate(
  { db }: Pick<PageChange, 'db'>,
  id: string,
  version?: number,
): Promise<PageRow> {
  const page = await findPage(db, id)
  if (!page) throw failures.notFound()
  if (page.deleted_at) throw pageFailures.inTrash()
  if (version !== undefined && page.version !== version) {
    const [current] = await findFacts(db, [id])
    throw failures.stale({ current: current && toPage(current) })
  }
  return page
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
