import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An upload in pieces: each piece is an object of its own, in the order of `start`. */
export const createUploads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table file_uploads (
        id uuid primary key,
        user_id uuid not null,
        name text not null,
        target jsonb not null,
        length bigint not null,
        received bigint not null default 0,
        verdict jsonb,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index file_uploads_expiry on file_uploads (expires_at)`.execute(db)
    await sql`
      create table file_upload_parts (
        upload_id uuid not null references file_uploads on delete cascade,
        start bigint not null,
        size bigint not null,
        blob_key text not null,
        primary key (upload_id, start)
      )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('file_upload_parts').execute()
    await db.schema.dropTable('file_uploads').execute()
  },
}
