import { sql } from 'kysely'
import { displayName } from '#kernel/access/roles.ts'
import { type ContentWriter, isHere } from './content-store.ts'
import type { Content, ContentRow } from './content-tables.ts'

type Titled = { title: string }

/** The first draft of a language; its revision is 1. */
export async function storeFirstDraft<Fields extends Titled>(
  { db, store, id, lang, user }: ContentWriter,
  { fields, blocks }: Content<Fields>,
): Promise<void> {
  await sql`
    insert into ${sql.table(store.contents)}
      (${sql.ref(store.owner)}, lang, title, draft, draft_blocks, saved_by, saved_by_name)
    values (${id}::uuid, ${lang}, ${fields.title}, ${JSON.stringify(fields)}::json,
      ${JSON.stringify(blocks)}::json, ${user.id}::uuid, ${displayName(user)})`.execute(db)
}

/** Stores a draft over the present one; writing ends a review. */
export async function storeDraft<Fields extends Titled>(
  writer: ContentWriter,
  row: ContentRow<Fields>,
  { fields, blocks }: Content<Fields>,
): Promise<void> {
  const { db, store, user } = writer
  const draft = JSON.stringify(fields)
  const draftBlocks = JSON.stringify(blocks)
  const isAsLive =
    row.is_live &&
    draft === JSON.stringify(row.live) &&
    draftBlocks === JSON.stringify(row.live_blocks)
  await sql`
    update ${sql.table(store.contents)} set title = ${fields.title}, draft = ${draft}::json,
      draft_blocks = ${draftBlocks}::json, revision = ${row.revision + 1},
      has_changes = ${!isAsLive}, in_review = false, saved_at = clock_timestamp(),
      saved_by = ${user.id}::uuid, saved_by_name = ${displayName(user)}
    where ${isHere(writer)}`.execute(db)
}

/** Whether those who may publish are asked to look at the draft. */
export async function storeReview(
  writer: ContentWriter,
  { inReview, note }: { inReview: boolean; note: string },
): Promise<void> {
  await sql`
    update ${sql.table(writer.store.contents)} set in_review = ${inReview}, review_note = ${note}
    where ${isHere(writer)}`.execute(writer.db)
}
