import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createLayouts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table dashboard_layouts (
        user_id uuid primary key,
        widgets jsonb not null,
        version int not null default 1
      )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table dashboard_layouts`.execute(db)
  },
}
