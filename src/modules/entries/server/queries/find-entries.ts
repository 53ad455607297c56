import { type Expression, type SqlBool, sql } from 'kysely'
import { likePattern } from '#kernel/server/list/like-pattern.ts'
import { type ListPage, listPage } from '#kernel/server/list/list-page.ts'
import type { SortKeys } from '#kernel/server/list/sort-keys.ts'
import { slugOf } from '#modules/pages/server/api.ts'
import type { EntryQuery, EntrySort } from '../../contract.ts'
import type { Db } from '../unit-of-work.ts'

type Condition = Expression<SqlBool>

const SORTS: SortKeys<EntrySort> = {
  publish_date: { column: 'entries.publish_date', type: 'timestamptz' },
  updated: { column: 'entries.updated_at', type: 'timestamptz' },
  created: { column: 'entries.created_at', type: 'timestamptz' },
  title: { column: 'entries.title', type: 'text' },
}

/** One page of ids; a status is that of the language asked for. */
export function findEntryList(db: Db, query: EntryQuery): Promise<ListPage> {
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
