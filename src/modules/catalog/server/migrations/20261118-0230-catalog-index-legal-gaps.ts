import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What lacks something the law wants, so that looking for it costs as much as there is to find. */
export const indexLegalGaps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index products_without_maker on products (id)
      where state = 'online' and deleted_at is null and (maker ->> 'name' = ''
        or maker ->> 'address' = '' or maker ->> 'email' = '')`.execute(db)
    await sql`create index products_without_image on products (id)
      where state = 'online' and deleted_at is null and images = '[]'::jsonb`.execute(db)
    await sql`create index products_without_summary on products (id)
      where state = 'online' and deleted_at is null and summary = ''`.execute(db)
    await sql`create index product_variants_on_sale on product_variants (product_id)
      where sale is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['maker', 'image', 'summary'])
      await db.schema.dropIndex(`products_without_${name}`).execute()
    await db.schema.dropIndex('product_variants_on_sale').execute()
  },
}
