import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who wants the numbers of each week by mail, and the Monday whose mail they had last. */
export const createWeeklyReaders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table analytics_weekly_readers (
        user_id uuid primary key,
        sent_on date not null
      )`.execute(db)
  },
}
