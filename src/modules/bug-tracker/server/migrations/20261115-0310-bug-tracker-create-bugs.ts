import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Enumerations sort in the order they are declared. The row is kept narrow: long texts live in
 * `bug_texts`, because filtering a million wide rows would read gigabytes.
 */
export const createBugs: Migration = {
  async up(db: Kysely<unknown>) {
    await createTypes(db)
    await sql`
      create table bugs (
        id uuid primary key,
        number bigint generated always as identity unique,
        title text collate "de-x-icu" not null,
        project_id uuid not null references bug_projects,
        type text not null,
        status bug_status not null default 'new',
        severity bug_severity not null,
        priority bug_priority not null,
        reproduce bug_reproduce not null,
        developer_id uuid,
        milestone_id uuid references bug_milestones,
        reporter_id uuid,
        reporter_name text not null default '',
        reporter_mail text,
        tags text[] not null default '{}',
        estimate_minutes integer,
        spent_minutes integer not null default 0,
        fixed_in text not null default '',
        duplicate_of uuid references bugs on delete set null,
        fingerprint text,
        status_token_hash bytea,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        status_since timestamptz not null default now(),
        closed_at timestamptz,
        deleted_at timestamptz
      )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('bugs').execute()
    await sql`drop type bug_status, bug_severity, bug_priority, bug_reproduce`.execute(db)
  },
}

async function createTypes(db: Kysely<unknown>) {
  await sql`create type bug_status as enum ('new', 'triaged', 'accepted', 'in_progress',
    'needs_info', 'reopened', 'fixed', 'verified', 'closed', 'duplicate', 'wontfix',
    'not_reproducible')`.execute(db)
  await sql`create type bug_severity as enum
    ('trivial', 'minor', 'major', 'critical', 'blocker')`.execute(db)
  await sql`create type bug_priority as enum ('low', 'normal', 'high', 'urgent')`.execute(db)
  await sql`create type bug_reproduce as enum
    ('untested', 'never', 'once', 'rarely', 'sometimes', 'always')`.execute(db)
}
