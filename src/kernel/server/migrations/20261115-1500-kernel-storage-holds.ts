import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** While somebody reads the whole storage, removing waits. */
export const storageHolds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table storage_holds (
      id uuid primary key default gen_random_uuid(),
      until timestamptz not null)`.execute(db)
    await sql`create table storage_removals (
      key text primary key,
      created_at timestamptz not null default now())`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table storage_holds`.execute(db)
    await sql`drop table storage_removals`.execute(db)
  },
}
