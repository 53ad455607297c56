import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links by people who may not publish open for staff alone. */
export const keepPreviewsInside: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table entry_previews add column for_staff boolean not null default false`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table entry_previews drop column for_staff`.execute(db)
  },
}
