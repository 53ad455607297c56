import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whoever was handed the link of an invitation may enter; whether the address is theirs stays open. */
export const admitAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column admitted_at timestamptz`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table users drop column admitted_at`.execute(db)
  },
}
