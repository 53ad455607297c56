import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** No references to other tables: a restore exchanges those and leaves these alone. */
export const createBackups: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table backup_archives (
      id uuid primary key,
      kind text not null check (kind in ('manual', 'scheduled', 'before', 'uploaded')),
      state text not null check (state in ('making', 'ready', 'failed')),
      name text not null unique,
      made_at timestamptz not null default now(),
      made_by text not null,
      size bigint not null default 0,
      rows bigint not null default 0,
      files bigint not null default 0,
      version text not null,
      content_key text,
      is_own boolean not null,
      offsite text not null default 'none' check (offsite in ('none', 'waiting', 'done', 'failed')),
      offsite_answer text not null default '',
      proof jsonb)`.execute(db)
    await sql`create index backup_archives_by_time on backup_archives (made_at desc, id)`.execute(
      db,
    )
    await createRuns(db)
    await sql`create table backup_downloads (
      ticket text primary key,
      archive_id uuid not null,
      head bytea not null,
      expires_at timestamptz not null)`.execute(db)
    await sql`create table backup_uploads (
      id uuid primary key,
      size bigint not null,
      created_at timestamptz not null default now())`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['downloads', 'uploads', 'runs', 'archives']) {
      await sql`drop table ${sql.table(`backup_${name}`)}`.execute(db)
    }
  },
}

async function createRuns(db: Kysely<unknown>): Promise<void> {
  await sql`create table backup_runs (
    id uuid primary key,
    kind text not null check (kind in ('backup', 'proof', 'check', 'restore')),
    archive_id uuid,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
    phase text not null default 'waiting',
    done int not null default 0 check (done between 0 and 100),
    fault text,
    report jsonb,
    actor text not null,
    created_at timestamptz not null default now(),
    seen_at timestamptz,
    ended_at timestamptz)`.execute(db)
  // Two restores at once, or the same thing twice, cannot even be asked for.
  await sql`create unique index backup_runs_one_at_a_time on backup_runs (kind)
    where state in ('waiting', 'running')`.execute(db)
  await sql`create index backup_runs_by_time on backup_runs (created_at desc)`.execute(db)
}
