import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How large a product is, and a variant that is of another size. */
export const addSizes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['products', 'product_variants'])
      await sql`alter table ${sql.table(table)} add column size jsonb`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['product_variants', 'products'])
      await sql`alter table ${sql.table(table)} drop column size`.execute(db)
  },
}
