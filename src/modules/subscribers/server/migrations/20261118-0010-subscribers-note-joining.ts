import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who has joined a list lately is asked every minute. */
export const noteJoining: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table newsletter_subscriptions add column joined_at timestamptz`.execute(db)
    await sql`create index newsletter_subscriptions_joined on newsletter_subscriptions
      (list_id, joined_at) where state = 'confirmed'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table newsletter_subscriptions drop column joined_at`.execute(db)
  },
}
