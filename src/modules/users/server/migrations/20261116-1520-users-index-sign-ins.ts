import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who signed in since a day, or not for long, is asked of all accounts at once. */
export const indexSignIns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index users_by_last_login_at on users (last_login_at, id)
      where is_listed`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index users_by_last_login_at`.execute(db)
  },
}
