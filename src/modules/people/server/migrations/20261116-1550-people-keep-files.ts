import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files kept with a person. The bytes lie in the storage; see the kernel's attachments. */
export const keepFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table person_files (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      storage_key text not null unique,
      name text not null,
      type text not null,
      size bigint not null default 0,
      sha256 text not null default '',
      uploaded_by uuid,
      created_at timestamptz not null default now(),
      ready_at timestamptz
    )`.execute(db)
    await sql`create index person_files_of on person_files (person_id, id)`.execute(db)
    await sql`create index person_files_unfinished on person_files (created_at)
      where ready_at is null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('person_files').execute()
  },
}
