import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const TABLES = ['file_quotas', 'file_facets', 'file_uses', 'file_derivatives']

export const createRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table file_derivatives (
        gridref text primary key,
        file_id uuid not null references files on delete cascade,
        blob_key text not null references file_blobs,
        width integer,
        height integer,
        type text not null,
        size bigint not null,
        created_at timestamptz not null default now(),
        retired_at timestamptz
      )`.execute(db)
    await sql`create index file_derivatives_file on file_derivatives (file_id)`.execute(db)
    await sql`create index file_derivatives_retired on file_derivatives (retired_at)
      where retired_at is not null`.execute(db)
    await sql`
      create table file_uses (
        file_id uuid not null references files on delete cascade,
        module text not null,
        noun text not null,
        item_id text not null,
        label text not null,
        link text not null,
        primary key (noun, item_id, file_id)
      )`.execute(db)
    await sql`create index file_uses_file on file_uses (file_id)`.execute(db)
    await sql`create table file_facets (
      facet text not null, value text not null, primary key (facet, value))`.execute(db)
    await sql`create table file_quotas (
      name text primary key, used bigint not null, warned integer not null default 0)`.execute(db)
    await sql`insert into file_quotas (name, used) values ('storage', 0)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of TABLES) await db.schema.dropTable(table).execute()
  },
}
