import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Variants of different size have base prices of their own; some groups cannot do without one. */
export const addVariantContent: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table product_variants add column content jsonb`.execute(db)
    await sql`alter table product_groups
      add column needs_base_price boolean not null default false`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table product_groups drop column needs_base_price`.execute(db)
    await sql`alter table product_variants drop column content`.execute(db)
  },
}
