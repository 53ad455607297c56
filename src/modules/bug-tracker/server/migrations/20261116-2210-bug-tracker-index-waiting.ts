import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The start page asks for open bugs of one person and of nobody, the oldest first. */
export const indexWaiting: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index bugs_waiting on bugs (developer_id, created_at)
      where deleted_at is null and status in
        ('new', 'triaged', 'accepted', 'in_progress', 'needs_info', 'reopened')`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index bugs_waiting`.execute(db)
  },
}
