import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which page of the website was opened from which newsletter, by day; nothing says by whom. */
export const countClicks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table newsletter_clicks (
      sending_id uuid not null references newsletter_sendings on delete cascade,
      path text not null,
      variant text not null,
      day date not null,
      clicks integer not null,
      primary key (sending_id, path, variant, day)
    )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('newsletter_clicks').execute()
  },
}
