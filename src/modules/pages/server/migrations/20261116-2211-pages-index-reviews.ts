import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The start page asks for the oldest drafts that wait to be published. */
export const indexReviews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index page_contents_review on page_contents (saved_at) where in_review`.execute(
      db,
    )
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index page_contents_review`.execute(db)
  },
}
