import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Blocks are kept as `json`, not `jsonb`: what nobody here knows comes back byte for byte. */
export const createPages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table pages (
        id uuid primary key,
        parent_id uuid references pages,
        title text collate "de-x-icu" not null default '',
        position integer not null default 0,
        type text not null default 'page',
        view text not null default 'standard',
        tags text[] not null default '{}',
        access text not null default 'public',
        access_roles text[] not null default '{}',
        password_hash text,
        in_header boolean not null default true,
        in_footer boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz,
        deleted_root uuid,
        successor_id uuid,
        check (parent_id <> id)
      )`.execute(db)
    await createContents(db)
    await sql`
      create table page_paths (
        key text primary key,
        path text not null,
        page_id uuid not null references pages on delete cascade,
        lang text not null,
        kind text not null
      )`.execute(db)
    await createIndexes(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['page_paths', 'page_contents', 'pages'])
      await db.schema.dropTable(table).execute()
  },
}

async function createContents(db: Kysely<unknown>) {
  await sql`
    create table page_contents (
      page_id uuid not null references pages on delete cascade,
      lang text not null,
      title text collate "de-x-icu" not null,
      revision integer not null default 1,
      draft json not null,
      draft_blocks json not null,
      has_changes boolean not null default true,
      in_review boolean not null default false,
      review_note text not null default '',
      live json,
      live_blocks json,
      is_live boolean not null default false,
      has_expired boolean not null default false,
      live_number integer not null default 0,
      publish_at timestamptz,
      scheduled json,
      scheduled_blocks json,
      expire_at timestamptz,
      published_at timestamptz,
      saved_at timestamptz not null default now(),
      saved_by uuid,
      saved_by_name text not null default '',
      primary key (page_id, lang)
    )`.execute(db)
}

async function createIndexes(db: Kysely<unknown>) {
  for (const index of [
    sql`create index pages_parent on pages (parent_id, position) where deleted_at is null`,
    sql`create index pages_updated on pages (updated_at, id)`,
    sql`create index pages_created on pages (created_at, id)`,
    sql`create index pages_deleted on pages (deleted_at) where deleted_at is not null`,
    sql`create index pages_deleted_root on pages (deleted_root) where deleted_at is not null`,
    sql`create index pages_menu on pages (id)
      where deleted_at is null and (in_header or in_footer)`,
    sql`create unique index pages_special on pages (type)
      where type <> 'page' and deleted_at is null`,
    sql`create index pages_title on pages (title, id)`,
    sql`create index pages_position on pages (position, id)`,
    sql`create index page_contents_publish on page_contents (publish_at)
      where publish_at is not null`,
    sql`create index page_contents_expire on page_contents (expire_at) where is_live`,
    sql`create index page_paths_page on page_paths (page_id)`,
  ])
    await index.execute(db)
}
