import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createImports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table imports (
        id uuid primary key,
        kind text not null,
        file_name text not null,
        state text not null,
        revision integer not null default 1,
        has_header boolean not null,
        columns jsonb not null,
        mapping jsonb not null,
        total integer not null,
        position integer not null default 0,
        goal integer not null default 0,
        counts jsonb not null,
        is_stuck boolean not null default false,
        actor jsonb,
        user_id uuid,
        user_name text not null default '',
        created_at timestamptz not null default now(),
        started_at timestamptz,
        finished_at timestamptz
      )`.execute(db)
    await sql`create index imports_kind on imports (kind, created_at desc)`.execute(db)
    await createRows(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('import_rows').execute()
    await db.schema.dropTable('imports').execute()
  },
}

async function createRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_rows (
      import_id uuid not null references imports (id) on delete cascade,
      n integer not null,
      line integer not null,
      cells jsonb not null,
      key text,
      verdict text,
      reason jsonb,
      fields jsonb,
      item_id text,
      before jsonb,
      after jsonb,
      rest jsonb,
      undo text,
      primary key (import_id, n)
    )`.execute(db)
  await sql`create index import_rows_key on import_rows (import_id, key)`.execute(db)
}
