import { sql } from 'kysely'
import type { Content, ContentRow } from './content-tables.ts'
import { type Desk, isHere, nameOf } from './shelf.ts'

type Titled = { title: string }

/** The first draft of a language; its revision is 1. */
export async function storeFirstDraft<Fields extends Titled>(
  { db, shelf, id, lang, user }: Desk,
  { fields, blocks }: Content<Fields>,
): Promise<void> {
  await sql`
    insert into ${sql.table(shelf.contents)}
      (${sql.ref(shelf.owner)}, lang, title, draft, draft_blocks, saved_by, saved_by_name)
    values (${id}::uuid, ${lang}, ${fields.title}, ${JSON.stringify(fields)}::json,
      ${JSON.stringify(blocks)}::json, ${user.id}::uuid, ${nameOf(user)})`.execute(db)
}

/** Stores a draft over the present one; writing ends a review. */
export async function storeDraft<Fields extends Titled>(
  desk: Desk,
  row: ContentRow<Fields>,
  { fields, blocks }: Content<Fields>,
): Promise<void> {
  const { db, shelf, user } = desk
  const draft = JSON.stringify(fields)
  const draftBlocks = JSON.stringify(blocks)
  const isAsLive =
    row.is_live &&
    draft === JSON.stringify(row.live) &&
    draftBlocks === JSON.stringify(row.live_blocks)
  await sql`
    update ${sql.table(shelf.contents)} set title = ${fields.title}, draft = ${draft}::json,
      draft_blocks = ${draftBlocks}::json, revision = ${row.revision + 1},
      has_changes = ${!isAsLive}, in_review = false, saved_at = clock_timestamp(),
      saved_by = ${user.id}::uuid, saved_by_name = ${nameOf(user)}
    where ${isHere(desk)}`.execute(db)
}

/** Whether those who may publish are asked to look at the draft. */
export async function storeReview(
  desk: Desk,
  { inReview, note }: { inReview: boolean; note: string },
): Promise<void> {
  await sql`
    update ${sql.table(desk.shelf.contents)} set in_review = ${inReview}, review_note = ${note}
    where ${isHere(desk)}`.execute(desk.db)
}
