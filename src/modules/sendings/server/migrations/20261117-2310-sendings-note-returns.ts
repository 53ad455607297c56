import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const noteReturns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table newsletter_recipients add column bounced_at timestamptz`.execute(db)
    await sql`alter table newsletter_sendings add column judged_from timestamptz`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table newsletter_recipients drop column bounced_at`.execute(db)
    await sql`alter table newsletter_sendings drop column judged_from`.execute(db)
  },
}
