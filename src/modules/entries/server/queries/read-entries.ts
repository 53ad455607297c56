import { type Expression, type SqlBool, sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { likePattern } from '#kernel/server/list/like-pattern.ts'
import { type ListPage, listPage } from '#kernel/server/list/list-page.ts'
import type { SortKeys } from '#kernel/server/list/sort-keys.ts'
import { readContents } from '#kernel/server/publishing/store/content-store.ts'
import { filesById } from '#modules/files/server/api.ts'
import { slugOf } from '#modules/pages/server/api.ts'
import type { EntryQuery, EntrySort } from '../../contract.ts'
import type { Entry } from '../../contract-entry.ts'
import type { EntryFields } from '../../contract-values.ts'
import { ENTRY_STORE } from '../store.ts'
import type { Db } from '../unit-of-work.ts'
import { findFacts } from './entry-rows.ts'
import { stateIn, toEntryItem } from './wire.ts'

type Condition = Expression<SqlBool>

const SORTS: SortKeys<EntrySort> = {
  publish_date: { column: 'entries.publish_date', type: 'timestamptz' },
  updated: { column: 'entries.updated_at', type: 'timestamptz' },
  created: { column: 'entries.created_at', type: 'timestamptz' },
  title: { column: 'entries.title', type: 'text' },
}

const MOST_FILES = 200

/** One entry with its content and every file it uses. */
export async function readOneEntry(db: Db, id: string, lang: Lang) {
  const entry = await wholeEntries(db, [id], lang)
  if (entry.length === 0) throw failures.notFound()
  return { entry, file: await filesUsedBy(db, [id]) }
}

export async function listWhole(db: Db, query: EntryQuery) {
  const { ids, ...totals } = await findEntryList(db, query)
  const entry = await wholeEntries(db, ids, query.lang)
  return { entry, file: await filesUsedBy(db, ids), ...totals }
}

/** Without content: lists show no more than the covers. */
export async function listItems(db: Db, query: EntryQuery) {
  const { ids, ...totals } = await findEntryList(db, query)
  return { ...(await readItems(db, ids, query.lang)), ...totals }
}

export async function readItems(db: Db, ids: readonly string[], lang: Lang) {
  const facts = await findFacts(db, [...new Set(ids)])
  const entry = facts.map((one) => toEntryItem(one, lang))
  const covers = entry.map(({ cover }) => cover).filter(Boolean)
  return { entry, file: await filesById(db, [...new Set(covers)]) }
}

async function wholeEntries(db: Db, ids: readonly string[], lang: Lang): Promise<Entry[]> {
  const facts = await findFacts(db, ids)
  return Promise.all(
    facts.map(async (one) => {
      const content = stateIn(
        await readContents<EntryFields>({ db, store: ENTRY_STORE, id: one.entry.id }),
        lang,
      )
      return { ...toEntryItem(one, lang), content: content?.draft_blocks ?? [] }
    }),
  )
}

async function filesUsedBy(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('page_refs')
    .select('target_id')
    .distinct()
    .where('owner_id', 'in', [...ids])
    .where('kind', '=', 'file')
    .limit(MOST_FILES)
    .execute()
  const files = rows.map((row) => row.target_id)
  return filesById(db, files)
}

/** One page of ids; a status is that of the language asked for. */
function findEntryList(db: Db, query: EntryQuery): Promise<ListPage> {
  const from = db.selectFrom('entries').where((eb) => eb.and(conditionsOf(query)))
  return listPage(db, from, { id: 'entries.id', sorts: SORTS, request: query })
}

function conditionsOf({ status, lang, type, tag, year, trash, search }: EntryQuery): Condition[] {
  const wanted: (Condition | undefined)[] = [
    trash === 'only'
      ? sql<SqlBool>`entries.deleted_at is not null`
      : sql<SqlBool>`entries.deleted_at is null`,
    type && sql<SqlBool>`entries.type = ${type}`,
    tag ? sql<SqlBool>`entries.tag_keys @> ${[slugOf(tag)]}::text[]` : undefined,
    year === undefined ? undefined : inYear(year),
    status && sql<SqlBool>`${sql.ref(`entries.stage_${lang}`)} = ${status}`,
    ...wordsOf(search).map(matching),
  ]
  return wanted.filter((condition) => condition !== undefined)
}

/** A year as calendars in Germany have it. */
function inYear(year: number): Condition {
  const start = (of: number) => sql`make_timestamptz(${of}::int, 1, 1, 0, 0, 0, 'Europe/Berlin')`
  return sql<SqlBool>`entries.publish_date >= ${start(year)}
    and entries.publish_date < ${start(year + 1)}`
}

function wordsOf(search: string): string[] {
  return search.trim().split(/\s+/).filter(Boolean).slice(0, 8)
}

/** Title in any language, or tag. */
function matching(word: string): Condition {
  const like = likePattern(word)
  return sql<SqlBool>`(
    exists (select from entry_contents c where c.entry_id = entries.id and c.title ilike ${like})
    or exists (select from unnest(entries.tags) t where t ilike ${like}))`
}
