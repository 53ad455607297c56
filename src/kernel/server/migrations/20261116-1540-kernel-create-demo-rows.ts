import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the demo content made, and the version it left things at: what is newer, a person changed. */
export const createDemoRows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table demo_rows (
      noun text not null,
      item_id text not null,
      version integer not null default 1,
      primary key (noun, item_id))`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table demo_rows`.execute(db)
  },
}
