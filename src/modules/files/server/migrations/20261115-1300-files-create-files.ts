import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rows are kept narrow; long texts live in `file_texts`. Every object has a row in `file_blobs`. */
export const createFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await createBlobs(db)
    await sql`
      create table files (
        id uuid primary key,
        name text collate "de-x-icu" not null,
        tags text[] not null default '{}',
        folder text not null default '',
        size bigint not null,
        sha256 text not null,
        scope text not null default '',
        type text not null,
        kind text not null,
        ext text not null,
        blob_key text not null references file_blobs,
        master_key text references file_blobs,
        content_ref text not null,
        image_ref text not null,
        width integer,
        height integer,
        frames integer not null default 1,
        has_alpha boolean not null default false,
        has_metadata boolean not null default false,
        recipe jsonb not null,
        is_private boolean not null default false,
        owner_id uuid,
        owner_name text not null default '',
        uses integer not null default 0,
        missing_at timestamptz,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz
      )`.execute(db)
    await createTexts(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('file_texts').execute()
    await db.schema.dropTable('files').execute()
    await db.schema.dropTable('file_blobs').execute()
  },
}

async function createTexts(db: Kysely<unknown>) {
  await sql`
      create table file_texts (
        file_id uuid primary key references files on delete cascade,
        description text not null default '',
        alt text not null default '',
        preview text not null default '',
        words tsvector not null
      )`.execute(db)
}

async function createBlobs(db: Kysely<unknown>) {
  await sql`
    create table file_blobs (
      key text primary key,
      size bigint not null default 0,
      state text not null default 'pending' check (state in ('pending', 'live', 'doomed')),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index file_blobs_unsettled on file_blobs (created_at)
    where state <> 'live'`.execute(db)
}
