import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Global blocks have the stamps of every noun, and an index for their list. */
export const stampGlobals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table global_blocks rename column revision to version`.execute(db)
    await sql`alter table global_blocks rename column saved_at to updated_at`.execute(db)
    await sql`create index global_blocks_by_name on global_blocks (name, id)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index global_blocks_by_name`.execute(db)
    await sql`alter table global_blocks rename column updated_at to saved_at`.execute(db)
    await sql`alter table global_blocks rename column version to revision`.execute(db)
  },
}
