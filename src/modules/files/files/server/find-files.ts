import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { EMPTY_PAGE, type ListPage, listPage } from '#kernel/server/list/list-page.ts'
import type { SortKeys } from '#kernel/server/list/sort-keys.ts'
import type { FileTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import type { FileQuery, FileSort } from '../file-query.ts'
import { fileSearch } from './file-search.ts'

type Build = ExpressionBuilder<FileTables, 'files'>
type Condition = Expression<SqlBool>

const SORTS: SortKeys<FileSort> = {
  created: { column: 'files.created_at', type: 'timestamptz' },
  name: { column: 'files.name', type: 'text' },
  size: { column: 'files.size', type: 'bigint' },
  updated: { column: 'files.updated_at', type: 'timestamptz' },
}

/** One page of ids. */
export async function findFilePage(db: Db, query: FileQuery): Promise<ListPage> {
  const search = await fileSearch.prepare(db, query.search)
  if (search.isHopeless) return EMPTY_PAGE
  const found = fileSearch.matches('files.id', search)
  const from = db.selectFrom('files').where((eb) => eb.and([...conditionsOf(eb, query), ...found]))
  return listPage(db, from, { id: 'files.id', sorts: SORTS, request: query })
}

function conditionsOf(eb: Build, filter: FileQuery): Condition[] {
  const { type, ext, tags, folder } = filter
  const wanted: (Condition | undefined)[] = [
    eb('files.deleted_at', filter.trash ? 'is not' : 'is', null),
    type.length > 0 ? eb('files.kind', 'in', type) : undefined,
    ext.length > 0 ? eb('files.ext', 'in', ext) : undefined,
    tags.length > 0 ? sql<SqlBool>`files.tags @> ${tags}::text[]` : undefined,
    folder === undefined ? undefined : eb('files.folder', '=', folder),
    filter.unused ? eb('files.uses', '=', eb.lit(0)) : undefined,
  ]
  return wanted.filter((condition) => condition !== undefined)
}
