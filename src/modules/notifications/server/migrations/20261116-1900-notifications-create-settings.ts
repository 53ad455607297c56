import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Notices have a type and a topic, and everyone chooses per topic how to hear of it. */
export const createSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table notices
        add column type text not null default 'notification',
        add column topic text not null default 'other',
        add column in_app boolean not null default true,
        add column digest boolean not null default false`.execute(db)
    await sql`update notices set topic = case when kind like 'files.%' then kind
      else split_part(kind, '.', 1) end`.execute(db)
    await sql`create index notices_digest on notices (user_id) where digest`.execute(db)
    await sql`
      create table notice_settings (
        user_id uuid primary key,
        topics jsonb not null,
        quiet_from text,
        quiet_to text,
        digest_hour int not null default 7,
        muted_until timestamptz,
        version int not null default 1
      )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table notice_settings`.execute(db)
    await sql`drop index notices_digest`.execute(db)
    await sql`alter table notices drop column type, drop column topic, drop column in_app,
      drop column digest`.execute(db)
  },
}
