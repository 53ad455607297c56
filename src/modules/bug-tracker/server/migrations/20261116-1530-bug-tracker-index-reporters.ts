import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What one account reported is asked for each person of a segment, and by the timeline. */
export const indexReporters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index bugs_of_reporter_id on bugs (reporter_id, created_at, id)
      where deleted_at is null and reporter_id is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index bugs_of_reporter_id`.execute(db)
  },
}
