import { sql } from 'kysely'
import { displayName } from '#kernel/access/roles.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { type ContentWriter, isHere } from './content-store.ts'
import type { Content, ContentRow } from './content-tables.ts'

/** Copies content to what visitors see and keeps it as the next version; returns its number. */
export async function storeLive<Fields>(
  writer: ContentWriter,
  row: ContentRow<Fields>,
  content: Content<Fields> & { note: string },
): Promise<number> {
  await writeLive(writer, row, content)
  await keepVersion(writer, row, content)
  return row.live_number + 1
}

/** Takes what is live off the website; it stays as the last version. */
export async function storeOffline(
  writer: ContentWriter,
  { hasExpired }: { hasExpired: boolean },
): Promise<void> {
  // What was meant to follow still does, unless someone took the thing down by hand.
  const cancelled = hasExpired
    ? sql``
    : sql`, publish_at = null, scheduled = null, scheduled_blocks = null`
  await sql`
    update ${sql.table(writer.store.contents)} set is_live = false, has_expired = ${hasExpired},
      has_changes = true, expire_at = null, words = null, words_number = 0 ${cancelled}
    where ${isHere(writer)}`.execute(writer.db)
}

/** What is live says the same as before, with other marks for its owner. */
export async function storeMarks(writer: ContentWriter, blocks: readonly Block[]): Promise<void> {
  await sql`
    update ${sql.table(writer.store.contents)} set live_blocks = ${JSON.stringify(blocks)}::json
    where ${isHere(writer)}`.execute(writer.db)
}

async function writeLive<Fields>(
  writer: ContentWriter,
  row: ContentRow<Fields>,
  { fields, blocks }: Content<Fields>,
): Promise<void> {
  const live = JSON.stringify(fields)
  const liveBlocks = JSON.stringify(blocks)
  const isDraft =
    live === JSON.stringify(row.draft) && liveBlocks === JSON.stringify(row.draft_blocks)
  const isOver = row.expire_at !== null && row.expire_at.getTime() <= Date.now()
  await sql`
    update ${sql.table(writer.store.contents)} set live = ${live}::json,
      live_blocks = ${liveBlocks}::json, is_live = true, has_expired = false,
      has_changes = ${!isDraft}, in_review = false, review_note = '',
      live_number = ${row.live_number + 1}, publish_at = null, scheduled = null,
      scheduled_blocks = null, published_at = clock_timestamp(),
      expire_at = ${isOver ? null : row.expire_at}::timestamptz
    where ${isHere(writer)}`.execute(writer.db)
}

async function keepVersion<Fields>(
  { db, store, id, lang, user }: ContentWriter,
  row: ContentRow<Fields>,
  { fields, blocks, note }: Content<Fields> & { note: string },
): Promise<void> {
  await sql`
    insert into ${sql.table(store.versions)} (${sql.ref(store.owner)}, lang, number, fields,
      blocks, note, published_by, published_by_name)
    values (${id}::uuid, ${lang}, ${row.live_number + 1}, ${JSON.stringify(fields)}::json,
      ${JSON.stringify(blocks)}::json, ${note}, ${user.id}::uuid, ${displayName(user)})`.execute(db)
}
