import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mail that comes in: how far each folder was read, and which mails were dealt with. */
export const createMailIn: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table mail_in_folders (
      account text not null,
      folder text not null,
      settings_mark text not null,
      uid_validity bigint,
      last_uid bigint not null default 0,
      renumbered_until bigint not null default 0,
      since timestamptz not null default clock_timestamp(),
      checked_at timestamptz,
      due_at timestamptz not null default clock_timestamp(),
      leased_until timestamptz not null,
      fails integer not null default 0,
      fault jsonb,
      is_told boolean not null default false,
      stuck_uid bigint,
      stuck_tries integer not null default 0,
      primary key (account, folder))`.execute(db)
    await sql`create table mail_in_mails (
      account text not null,
      folder text not null,
      uid_validity bigint not null,
      uid bigint not null,
      digest bytea,
      state text not null check (state in
        ('taken', 'left', 'own', 'known', 'too-large', 'unreadable', 'failed')),
      receiver text,
      created_at timestamptz not null default clock_timestamp(),
      primary key (account, folder, uid_validity, uid))`.execute(db)
    await sql`create unique index mail_in_mails_digest on mail_in_mails (account, digest)
      where digest is not null`.execute(db)
    await sql`create index mail_in_mails_aside on mail_in_mails (account, folder, created_at)
      where state in ('too-large', 'unreadable', 'failed')`.execute(db)
    await sql`create index mail_in_mails_created on mail_in_mails (created_at)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table mail_in_mails, mail_in_folders`.execute(db)
  },
}
