import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A gallery made without a layout gets the first one. */
export const defaultLayout: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table galleries alter column layout set default 'grid'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table galleries alter column layout drop default`.execute(db)
  },
}
