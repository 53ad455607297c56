import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** First replies of calls with an `Idempotency-Key`, as the text that was sent. */
export const createIdempotencyKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table idempotency_keys (
      user_id uuid not null,
      endpoint text not null,
      key text not null,
      request_hash text not null,
      body text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, endpoint, key))`.execute(db)
    await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table idempotency_keys`.execute(db)
  },
}
