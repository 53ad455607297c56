import { sql } from 'kysely'
import type { Db } from '../../server/unit-of-work.ts'

type Facet = 'tag' | 'ext' | 'folder'
const MOST = 1000

/** Every tag, ending and folder in use, without reading all files for it. */
export async function readFacets(db: Db) {
  const rows = await db
    .selectFrom('file_facets')
    .select(['facet', 'value'])
    .orderBy(sql`value collate "de-x-icu"`)
    .limit(MOST)
    .execute()
  const valuesOf = (facet: Facet) =>
    rows.filter((row) => row.facet === facet).map(({ value }) => value)
  return {
    availableTags: valuesOf('tag'),
    availableExt: valuesOf('ext'),
    availableFolders: valuesOf('folder'),
  }
}

type Learnt = { tags?: readonly string[]; ext?: string; folder?: string }

export async function learnFacets(db: Db, { tags = [], ext, folder }: Learnt): Promise<void> {
  const rows = [
    ...tags.map((value) => ({ facet: 'tag' as const, value })),
    ...(ext ? [{ facet: 'ext' as const, value: ext }] : []),
    ...(folder ? [{ facet: 'folder' as const, value: folder }] : []),
  ].sort((a, b) => (a.facet + a.value < b.facet + b.value ? -1 : 1))
  if (rows.length === 0) return
  await db
    .insertInto('file_facets')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Once a day: what no file carries any more is no longer offered. */
export async function forgetFacets(db: Db): Promise<void> {
  await sql`
    delete from file_facets f where not exists (
      select from files where deleted_at is null and case f.facet
        when 'tag' then tags @> array[f.value]
        when 'ext' then ext = f.value
        else folder = f.value end
    )`.execute(db)
}
