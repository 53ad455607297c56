import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What comes by mail: from another address, written by a program, with files that were not kept. */
export const messagesByMail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table message_entries
      add column from_email text,
      add column is_automatic boolean not null default false,
      add column left_out text[] not null default '{}'`.execute(db)
    await sql`create index message_entries_from on message_entries (lower(from_email))
      where from_email is not null`.execute(db)
    await sql`alter table message_files alter column message_id drop not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`delete from message_files where message_id is null`.execute(db)
    await sql`alter table message_files alter column message_id set not null`.execute(db)
    await sql`alter table message_entries drop column from_email, drop column is_automatic,
      drop column left_out`.execute(db)
  },
}
