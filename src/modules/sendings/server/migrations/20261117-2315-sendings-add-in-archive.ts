import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const addInArchive: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table newsletter_sendings
      add column in_archive text not null default 'auto'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table newsletter_sendings drop column in_archive`.execute(db)
  },
}
