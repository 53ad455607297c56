import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is meant to change in a live product, kept apart from it until it is published. */
export const createDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table product_drafts (
      product_id uuid primary key references products on delete cascade,
      revision integer not null default 1,
      base jsonb not null,
      fields jsonb not null,
      begun_at timestamptz not null default now(),
      begun_by uuid,
      begun_by_name text not null default '',
      saved_at timestamptz not null default now(),
      saved_by uuid,
      saved_by_name text not null default ''
    )`.execute(db)
    await sql`create index product_drafts_begun_by on product_drafts (begun_by)`.execute(db)
    await sql`create index product_drafts_saved_by on product_drafts (saved_by)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('product_drafts').execute()
  },
}
