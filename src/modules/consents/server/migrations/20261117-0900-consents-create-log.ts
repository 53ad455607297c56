import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createLog: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table consent_log (
        seq bigint primary key,
        id uuid not null unique,
        at timestamptz not null,
        purpose text not null,
        action text not null,
        commitment bytea not null,
        prev bytea not null unique,
        hash bytea not null unique
      )`.execute(db)
    await sql`
      create table consent_records (
        id uuid primary key references consent_log (id),
        subject uuid not null,
        email text not null,
        salt bytea not null,
        facts jsonb not null,
        created_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index consent_records_subject on consent_records (subject)`.execute(db)
    await sql`create index consent_records_email on consent_records (lower(email))`.execute(db)
    await sql`
      create function consent_log_is_final() returns trigger language plpgsql as $$
      begin
        raise exception 'an entry of the log of consents never changes';
      end $$`.execute(db)
    await sql`
      create trigger consent_log_is_final before update or delete on consent_log
        for each row execute function consent_log_is_final()`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table consent_records, consent_log`.execute(db)
    await sql`drop function consent_log_is_final()`.execute(db)
  },
}
