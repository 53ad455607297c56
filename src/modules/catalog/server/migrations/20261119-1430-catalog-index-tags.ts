import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A list of one tag, and a number that is typed whole, are found without reading all there is. */
export const indexTagsAndNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index products_tags on products using gin (tags)`.execute(db)
    await sql`create index product_variants_gtin on product_variants (gtin)
      where gtin <> ''`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('products_tags').execute()
    await db.schema.dropIndex('product_variants_gtin').execute()
  },
}
