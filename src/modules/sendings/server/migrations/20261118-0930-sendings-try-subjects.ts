import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Two subjects are tried on a part of the audience; the rest gets the one that was followed more often. */
export const trySubjects: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table newsletter_sendings
      add column subject_b text not null default '',
      add column test_share integer not null default 20,
      add column test_hours integer not null default 4,
      add column winner text not null default '',
      add column test_result jsonb`.execute(db)
    await sql`alter table newsletter_recipients add column variant text`.execute(db)
    await sql`create index newsletter_recipients_variant on newsletter_recipients
      (sending_id, variant, state) where variant is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table newsletter_recipients drop column variant`.execute(db)
    await sql`alter table newsletter_sendings drop column subject_b, drop column test_share,
      drop column test_hours, drop column winner, drop column test_result`.execute(db)
  },
}
