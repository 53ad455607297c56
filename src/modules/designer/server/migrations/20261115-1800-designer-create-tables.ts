import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    // A heartbeat every few seconds is not worth the log; room in the pages keeps updates in place.
    await sql`
      create unlogged table designer_presence (
        page_id uuid not null,
        lang text not null,
        user_id uuid not null,
        tab text not null,
        user_name text not null,
        block text,
        since timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        primary key (page_id, lang, user_id, tab)
      ) with (fillfactor = 50)`.execute(db)
    await sql`
      create table designer_sections (
        id uuid primary key,
        title text collate "de-x-icu" not null,
        scope text not null check (scope in ('own', 'shared')),
        blocks json not null,
        version integer not null default 1,
        user_id uuid not null,
        user_name text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index designer_sections_list on designer_sections (title, id)`.execute(db)
    await sql`
      create table designer_overrides (
        page_id uuid not null references pages on delete cascade,
        lang text not null,
        revision integer not null,
        user_id uuid not null,
        user_name text not null,
        reason text not null,
        created_at timestamptz not null default now(),
        primary key (page_id, lang)
      )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['designer_overrides', 'designer_sections', 'designer_presence'])
      await db.schema.dropTable(table).execute()
  },
}
