import { sql } from 'kysely'
import type { Db } from './queries.ts'

const MOST = 500

/** Every tag in use, without reading all bugs for it. */
export async function findTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('bug_tags')
    .select('tag')
    .orderBy(sql`tag collate "de-x-icu"`)
    .limit(MOST)
    .execute()
  return rows.map((row) => row.tag)
}

export async function learnTags(db: Db, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const sorted = [...tags].sort()
  await sql`insert into bug_tags select unnest(${sorted}::text[]) on conflict do nothing`.execute(
    db,
  )
}

/** Once a day: tags that no bug carries any more are no longer offered. */
export async function forgetTags(db: Db): Promise<void> {
  await sql`
    delete from bug_tags where not exists (
      select from bugs where deleted_at is null and tags @> array[bug_tags.tag]
    )`.execute(db)
}
