import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await createTalk(db)
    await createFiles(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['bug_files', 'bug_comments', 'bug_events'])
      await db.schema.dropTable(table).execute()
  },
}

/**
 * The clock is read when a row is written: a transaction that had to wait for another one would
 * otherwise seem to have come first.
 */
async function createTalk(db: Kysely<unknown>) {
  await sql`
      create table bug_events (
        id uuid primary key,
        bug_id uuid not null references bugs on delete cascade,
        actor_id uuid not null,
        actor_name text not null,
        field text not null,
        "from" jsonb,
        "to" jsonb,
        why text not null default '',
        created_at timestamptz not null default clock_timestamp()
      )`.execute(db)
  await sql`create index bug_events_bug on bug_events (bug_id, created_at, id)`.execute(db)
  await sql`
      create table bug_comments (
        id uuid primary key,
        bug_id uuid not null references bugs on delete cascade,
        author_id uuid,
        author_name text not null,
        is_internal boolean not null,
        body text not null,
        version integer not null default 1,
        created_at timestamptz not null default clock_timestamp(),
        edited_at timestamptz
      )`.execute(db)
  await sql`create index bug_comments_bug on bug_comments (bug_id, created_at, id)`.execute(db)
}

async function createFiles(db: Kysely<unknown>) {
  await sql`
      create table bug_files (
        id uuid primary key,
        bug_id uuid not null references bugs on delete cascade,
        storage_key text not null unique,
        name text not null,
        type text not null,
        size bigint not null default 0,
        sha256 text not null default '',
        uploaded_by uuid not null,
        created_at timestamptz not null default now(),
        ready_at timestamptz
      )`.execute(db)
  await sql`create index bug_files_bug on bug_files (bug_id, id)`.execute(db)
  await sql`create index bug_files_unfinished on bug_files (created_at)
      where ready_at is null`.execute(db)
}
