import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whoever waits to be confirmed is listed by name as well, without a look at everybody else. */
export const nameCandidates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index people_candidate_names on people (sort_name, id)
      where is_candidate and merged_into is null and deleted_at is null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index people_candidate_names`.execute(db)
  },
}
