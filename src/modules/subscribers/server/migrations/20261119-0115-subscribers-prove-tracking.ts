import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The key of a mail also confirms that opening may be noticed, if that was ticked. */
export const proveTracking: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table newsletter_keys add column tracking boolean not null default false`.execute(
      db,
    )
    // Until now it was stored before anybody confirmed it: what nobody can prove does not hold.
    await sql`update newsletter_subscribers set tracking = false where tracking`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table newsletter_keys drop column tracking`.execute(db)
  },
}
