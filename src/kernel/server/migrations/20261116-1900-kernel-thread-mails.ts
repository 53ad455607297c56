import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that belong to a conversation: its ids, where answers go, and files that go along. */
export const threadMails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table mails
      add column thread jsonb,
      add column reply_to text,
      add column submitted text not null default 'auto-generated',
      add column attachments jsonb not null default '[]'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table mails drop column thread, drop column reply_to,
      drop column submitted, drop column attachments`.execute(db)
  },
}
