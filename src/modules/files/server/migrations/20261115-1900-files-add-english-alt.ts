import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const addEnglishAlt: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table file_texts add column alt_en text not null default ''`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table file_texts drop column alt_en`.execute(db)
  },
}
