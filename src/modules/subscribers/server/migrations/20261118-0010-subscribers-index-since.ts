import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who has confirmed a list lately is asked every minute. */
export const indexSince: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index newsletter_subscriptions_since on newsletter_subscriptions
      (list_id, since) where state = 'confirmed'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index newsletter_subscriptions_since`.execute(db)
  },
}
