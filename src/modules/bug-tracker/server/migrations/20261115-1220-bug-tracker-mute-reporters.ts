import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const muteReporters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table bugs
      add column is_reporter_muted boolean not null default false`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table bugs drop column is_reporter_muted`.execute(db)
  },
}
