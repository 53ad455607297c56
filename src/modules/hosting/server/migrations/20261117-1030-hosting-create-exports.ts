import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createExports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table website_exports (
      id uuid primary key,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      fault text,
      has_drafts boolean not null,
      pages int not null default 0,
      size bigint not null default 0,
      created_at timestamptz not null default now(),
      ended_at timestamptz)`.execute(db)
    await sql`create unique index website_exports_one_at_a_time on website_exports (state)
      where state = 'waiting'`.execute(db)
    await sql`create index website_exports_by_time on website_exports (created_at desc, id)`.execute(
      db,
    )
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table website_exports`.execute(db)
  },
}
