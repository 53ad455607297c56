import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A program that brings a file may want it run as soon as it is checked. */
export const runCheckedImports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table imports
      add column runs_after_check boolean not null default false`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table imports drop column runs_after_check`.execute(db)
  },
}
