import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A sending that never ends: what everybody gets so many days after confirming a list. */
export const addSeries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table newsletter_sendings
      add column series_list uuid references newsletter_lists on delete cascade,
      add column series_days integer not null default 0`.execute(db)
    await sql`create unique index newsletter_sendings_series on newsletter_sendings
      (series_list, series_days) where series_list is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table newsletter_sendings drop column series_list, drop column series_days`.execute(
      db,
    )
  },
}
