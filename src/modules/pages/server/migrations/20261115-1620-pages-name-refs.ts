import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Things of other modules point to pages too; they say themselves what they are called. */
export const nameRefs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table page_refs
        add column owner_label text not null default '',
        add column owner_link text not null default ''`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`
      alter table page_refs drop column owner_label, drop column owner_link`.execute(db)
  },
}
