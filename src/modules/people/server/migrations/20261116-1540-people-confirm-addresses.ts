import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links that were mailed to confirm what a guest typed. Only their hash is kept. */
export const confirmAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table person_confirmations (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      mail text not null,
      key_hash bytea not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
    await sql`create index person_confirmations_of on person_confirmations (person_id)`.execute(db)
    await sql`create index person_confirmations_mail on person_confirmations
      (lower(mail))`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('person_confirmations').execute()
  },
}
