import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const forgetNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table forgotten_names (id uuid primary key, names text[] not null)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('forgotten_names').execute()
  },
}
