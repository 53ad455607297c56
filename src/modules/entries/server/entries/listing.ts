import { sql } from 'kysely'
import type { AppError } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { ENTRIES_TAG, type EntryChange, entryTag } from '../unit-of-work.ts'

/** Refuses what visitors would notice: one of these is live or scheduled in some language. */
export async function guardShown(
  { db, scope }: EntryChange,
  ids: readonly string[],
  refusal: () => AppError,
): Promise<void> {
  const { rows } = await sql`
    select 1 from entry_contents where entry_id = any(${[...ids]}::uuid[])
      and (is_live or publish_at is not null) limit 1`.execute(db)
  if (rows.length > 0) mustPublish(scope, 'entries', refusal)
}

/** It is listed anew, and shown no more as it was. */
export async function relist(change: EntryChange, id: string): Promise<void> {
  await refreshListing(change, id)
  change.touch(entryTag(id), ENTRIES_TAG)
}

/** Lists of the website walk along one column; it follows what is live, and the date. */
export async function refreshListing({ db }: EntryChange, id: string): Promise<void> {
  await sql`
    update entry_contents c
    set listed_at = case when c.is_live and e.deleted_at is null then e.publish_date end
    from entries e where e.id = c.entry_id and e.id = ${id}::uuid`.execute(db)
}
