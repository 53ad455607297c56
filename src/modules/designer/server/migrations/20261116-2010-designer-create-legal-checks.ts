import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createLegalChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table designer_legal_checks (
        id integer primary key default 1 check (id = 1),
        findings json not null,
        checked_at timestamptz not null default now()
      )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('designer_legal_checks').execute()
  },
}
