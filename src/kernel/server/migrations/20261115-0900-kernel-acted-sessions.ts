import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A session in another person's name remembers who is behind it. */
export const actedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table sessions add column acted_by uuid`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table sessions drop column acted_by`.execute(db)
  },
}
