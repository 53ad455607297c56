import { type Kysely, sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import type { PeopleTables } from '../../server/tables.ts'

type Db = Kysely<PeopleTables>

const MOST_TAGS = 200

export async function tagsInUse(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('person_tags')
    .select('tag')
    .orderBy(sql`tag collate "de-x-icu"`)
    .limit(MOST_TAGS)
    .execute()
  return rows.map(({ tag }) => tag)
}

/** What no record carries any more is no longer offered. Whoever calls has the lock of the words. */
export async function forgetTags(db: Db): Promise<void> {
  await sql`delete from person_tags where not exists
    (select from people where tags @> array[person_tags.tag])`.execute(db)
}

/** Every night, for what was untagged, not erased. */
export const sweepTags = defineJob<PeopleTables, object>({
  name: 'people.sweep-tags',
  cron: '55 3 * * *',
  run: ({ db }) =>
    db.transaction().execute(async (work) => {
      await lockWords(work)
      await forgetTags(work)
    }),
})

/** Nobody learns a word or a tag meanwhile: it would be forgotten before its record is seen. */
export async function lockWords(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('person-words', 0))`.execute(db)
}

/** Jumps from one role to the next, however many links there are. */
export async function rolesInUse(db: Db): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    with recursive found as (
      (select role from person_links order by role limit 1)
      union all select (select role from person_links where role > found.role order by role limit 1)
      from found where found.role is not null
    ) select role from found where role is not null`.execute(db)
  return rows.map(({ role }) => role)
}
