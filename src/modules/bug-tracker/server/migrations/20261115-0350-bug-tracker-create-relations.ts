import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createRelations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table bug_watchers (
        bug_id uuid not null references bugs on delete cascade,
        user_id uuid not null,
        created_at timestamptz not null default now(),
        primary key (bug_id, user_id)
      )`.execute(db)
    await sql`create index bug_watchers_user on bug_watchers (user_id)`.execute(db)
    await sql`
      create table bug_links (
        id uuid primary key,
        bug_id uuid not null references bugs on delete cascade,
        other_id uuid not null references bugs on delete cascade,
        kind text not null check (kind in ('relates', 'blocks')),
        created_at timestamptz not null default now(),
        unique (bug_id, other_id, kind),
        check (bug_id <> other_id)
      )`.execute(db)
    await sql`create index bug_links_other on bug_links (other_id)`.execute(db)
    await sql`
      create table bug_merges (
        id uuid primary key,
        bug_id uuid not null references bugs on delete cascade,
        into_id uuid not null references bugs on delete cascade,
        former_status bug_status not null,
        moved jsonb not null,
        created_at timestamptz not null default now(),
        undone_at timestamptz
      )`.execute(db)
    await sql`create unique index bug_merges_open on bug_merges (bug_id)
      where undone_at is null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['bug_merges', 'bug_links', 'bug_watchers'])
      await db.schema.dropTable(table).execute()
  },
}
