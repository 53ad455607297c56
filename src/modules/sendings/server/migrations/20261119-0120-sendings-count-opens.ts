import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that were opened, by day, of those who agreed to it; each counts once. */
export const countOpens: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table newsletter_recipients
      add column is_tracked boolean not null default false,
      add column is_opened boolean not null default false`.execute(db)
    await sql`create table newsletter_opens (
      sending_id uuid not null references newsletter_sendings on delete cascade,
      day date not null,
      opens integer not null,
      primary key (sending_id, day)
    )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('newsletter_opens').execute()
    await sql`alter table newsletter_recipients drop column is_tracked, drop column is_opened`.execute(
      db,
    )
  },
}
