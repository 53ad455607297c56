import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Browsers that are told while no tab is open, each as long as its session lasts. */
export const keepPush: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table push_subscriptions (
      id uuid primary key,
      user_id uuid not null,
      session_id uuid not null,
      endpoint text not null unique,
      p256dh bytea not null,
      auth bytea not null,
      created_at timestamptz not null default now())`.execute(db)
    await sql`create index push_subscriptions_user on push_subscriptions (user_id)`.execute(db)
    await sql`create index push_subscriptions_session on push_subscriptions (session_id)`.execute(
      db,
    )
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table push_subscriptions`.execute(db)
  },
}
