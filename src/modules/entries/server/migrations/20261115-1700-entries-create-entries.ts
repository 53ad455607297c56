import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createContentTables } from '#kernel/server/publishing/store/create-content-tables.ts'
import { ENTRY_STORE } from '../store.ts'

export const createEntries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table entries (
        id uuid primary key,
        title text collate "de-x-icu" not null default '',
        tags text[] not null default '{}',
        tag_keys text[] not null default '{}',
        type text not null default 'news',
        publish_date timestamptz not null default now(),
        is_dated boolean not null default false,
        date text,
        author text not null default '',
        author_id uuid,
        stage_de text,
        stage_en text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz
      )`.execute(db)
    await createContentTables(db, ENTRY_STORE)
    await sql`alter table entry_contents add column listed_at timestamptz`.execute(db)
    await sql`
      create table entry_slugs (
        lang text not null,
        slug text not null,
        entry_id uuid not null references entries on delete cascade,
        was_live boolean not null default false,
        primary key (lang, slug)
      )`.execute(db)
    await createIndexes(db)
  },
  async down(db: Kysely<unknown>) {
    const { versions, previews, contents, things } = ENTRY_STORE
    for (const table of ['entry_slugs', versions, previews, contents, things])
      await db.schema.dropTable(table).execute()
  },
}

async function createIndexes(db: Kysely<unknown>) {
  for (const index of [
    sql`create index entries_publish_date on entries (publish_date, id)`,
    sql`create index entries_title on entries (title, id)`,
    sql`create index entries_updated on entries (updated_at, id)`,
    sql`create index entries_created on entries (created_at, id)`,
    sql`create index entries_type on entries (type, publish_date, id)`,
    sql`create index entries_deleted on entries (deleted_at) where deleted_at is not null`,
    sql`create index entries_tags on entries using gin (tag_keys)`,
    sql`create index entry_contents_listed on entry_contents (lang, listed_at, entry_id)
      where listed_at is not null`,
    sql`create index entries_stage_de on entries (stage_de, publish_date, id)
      where deleted_at is null`,
    sql`create index entries_stage_en on entries (stage_en, publish_date, id)
      where deleted_at is null`,
    sql`create index entry_slugs_entry on entry_slugs (entry_id)`,
  ])
    await index.execute(db)
}
