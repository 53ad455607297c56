import { type Expression, type SqlBool, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { type ListPage, listPage } from '#kernel/server/list/list-page.ts'
import {
  type SearchedPlaces,
  searchText,
  searchTexts,
  standsIn,
} from '#kernel/server/list/search-text.ts'
import type { SortKeys } from '#kernel/server/list/sort-keys.ts'
import { STATUS_IS } from '#kernel/server/publishing/store/status.ts'
import { filesById } from '#modules/files/server/api.ts'
import type { PageQuery, PageSort } from '../../contract.ts'
import type { Page } from '../../contract-page.ts'
import { filesUsedBy } from '../references/references.ts'
import type { Db } from '../unit-of-work.ts'
import { findFacts, type PageFacts } from './page-rows.ts'
import { toPage } from './wire.ts'

type Condition = Expression<SqlBool>

const SORTS: SortKeys<PageSort> = {
  updated: { column: 'pages.updated_at', type: 'timestamptz' },
  created: { column: 'pages.created_at', type: 'timestamptz' },
  order: { column: 'pages.position', type: 'integer' },
  title: { column: 'pages.title', type: 'text' },
}

export async function readPages(db: Db, ids: readonly string[]): Promise<Page[]> {
  return (await findFacts(db, ids)).map(toPage)
}

/** One page with the files it uses in any state, and those that moved along with it. */
export async function readOnePage(db: Db, id: string, moved: readonly string[] = []) {
  const page = await readPages(db, [id])
  if (page.length === 0) throw failures.notFound()
  const collection = await readPages(db, moved.slice(0, 500))
  return { page, file: await filesUsedBy(db, [id]), ...(collection.length > 0 && { collection }) }
}

export async function readManyPages(db: Db, ids: readonly string[]) {
  return { page: await readPages(db, [...new Set(ids)]), file: await filesUsedBy(db, ids) }
}

export async function listPages(db: Db, query: PageQuery) {
  const { ids, ...totals } = await findPageList(db, query)
  const facts = await findFacts(db, ids)
  return { page: facts.map(toPage), file: await previewFiles(db, facts), ...totals }
}

/** Lists need only the pictures of link previews. */
async function previewFiles(db: Db, facts: readonly PageFacts[]) {
  const files = facts.flatMap(({ states }) => states.map(({ draft }) => draft.og_image))
  return filesById(db, [...new Set(files.filter(Boolean))])
}

/** One page of ids; a status is that of the language asked for. */
function findPageList(db: Db, query: PageQuery): Promise<ListPage> {
  const from = db.selectFrom('pages').where((eb) => eb.and(conditionsOf(query)))
  return listPage(db, from, { id: 'pages.id', sorts: SORTS, request: query })
}

function conditionsOf(query: PageQuery): Condition[] {
  const { parent, type, view, access, tag, status, lang, trash, search } = query
  const deleted = sql<SqlBool>`pages.deleted_at is not null`
  const wanted: (Condition | undefined)[] = [
    trash === 'only' ? deleted : sql<SqlBool>`pages.deleted_at is null`,
    parent === 'root' ? sql<SqlBool>`pages.parent_id is null` : undefined,
    parent && parent !== 'root' ? sql<SqlBool>`pages.parent_id = ${parent}::uuid` : undefined,
    type && sql<SqlBool>`pages.type = ${type}`,
    view && sql<SqlBool>`pages.view = ${view}`,
    access && sql<SqlBool>`pages.access = ${access}`,
    tag ? sql<SqlBool>`pages.tags @> ${[tag]}::text[]` : undefined,
    status &&
      sql<SqlBool>`exists (select from page_contents c where c.page_id = pages.id
        and c.lang = ${lang} and ${STATUS_IS[status]})`,
    ...standsIn('pages.id', search, placesOf),
  ]
  return wanted.filter((condition) => condition !== undefined)
}

/** Title in any language, address, or tag. */
const placesOf: SearchedPlaces = (has) => [
  sql`select page_id from page_contents where ${has(searchText('page_contents', ['title']))}`,
  sql`select page_id from page_paths where ${has(searchText('page_paths', ['path']))}`,
  sql`select id from pages where tags <> '{}' and ${has(searchTexts('pages.tags'))}`,
]
