import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table page_versions (
        page_id uuid not null references pages on delete cascade,
        lang text not null,
        number integer not null,
        fields json not null,
        blocks json not null,
        note text not null default '',
        published_at timestamptz not null default now(),
        published_by uuid not null,
        published_by_name text not null,
        primary key (page_id, lang, number)
      )`.execute(db)
    await sql`
      create table page_refs (
        owner_noun text not null,
        owner_id uuid not null,
        lang text not null,
        is_live boolean not null,
        kind text not null,
        target_id uuid not null,
        primary key (owner_id, lang, is_live, kind, target_id)
      )`.execute(db)
    await sql`create index page_refs_target on page_refs (kind, target_id)`.execute(db)
    await createOthers(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['global_blocks', 'page_previews', 'page_refs', 'page_versions'])
      await db.schema.dropTable(table).execute()
  },
}

async function createOthers(db: Kysely<unknown>) {
  await sql`
      create table page_previews (
        token_hash bytea primary key,
        page_id uuid not null references pages on delete cascade,
        lang text not null,
        expires_at timestamptz not null,
        created_by uuid not null,
        created_at timestamptz not null default now()
      )`.execute(db)
  await sql`create index page_previews_page on page_previews (page_id)`.execute(db)
  await sql`
      create table global_blocks (
        id uuid primary key,
        name text collate "de-x-icu" not null,
        revision integer not null default 1,
        draft json not null,
        live json,
        has_changes boolean not null default true,
        saved_at timestamptz not null default now(),
        published_at timestamptz,
        created_at timestamptz not null default now()
      )`.execute(db)
  await sql`create unique index global_blocks_name on global_blocks (lower(name))`.execute(db)
}
