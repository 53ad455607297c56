import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createRedirects: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table redirects (
        id uuid primary key,
        key text not null unique,
        path text not null,
        to_page uuid,
        to_lang text not null default 'de',
        to_path text,
        is_permanent boolean not null default true,
        source text not null,
        created_at timestamptz not null default now(),
        created_by uuid,
        created_by_name text not null default ''
      )`.execute(db)
    await sql`create index redirects_to_page on redirects (to_page) where to_page is not null`.execute(
      db,
    )
    await sql`create index redirects_created on redirects (created_at, id)`.execute(db)
    await sql`create index redirects_path on redirects (path, id)`.execute(db)
    await sql`
      create table missing_pages (
        key text primary key,
        path text not null,
        count integer not null default 1,
        first_seen timestamptz not null default now(),
        last_seen timestamptz not null default now()
      )`.execute(db)
    await sql`create index missing_pages_last_seen on missing_pages (last_seen)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('missing_pages').execute()
    await db.schema.dropTable('redirects').execute()
  },
}
