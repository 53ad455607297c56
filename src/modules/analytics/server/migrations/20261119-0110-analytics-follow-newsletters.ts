import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The newsletter whose link a visitor followed last; it is forgotten with them shortly after midnight. */
export const followNewsletters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table kontor_unkept.visitors_today add column sending uuid`.execute(db)
  },
}
