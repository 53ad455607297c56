import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Which variant a colour and values of the axes once belonged to, and until when: what it cost counts
 * for the struck prices of its successor. Of those that went before, nobody knows more than that.
 */
export const formerVariants: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table product_former_variants (
      id bigint generated always as identity primary key,
      product_id uuid not null references products on delete cascade,
      variant_id uuid not null,
      color uuid,
      axes jsonb not null default '[]',
      until timestamptz not null default now()
    )`.execute(db)
    await sql`create index product_former_variants_of on product_former_variants
      (product_id, until)`.execute(db)
    await sql`insert into product_former_variants (product_id, variant_id)
      select distinct l.product_id, l.variant_id from product_prices l
        join products p on p.id = l.product_id
      where not exists (select from product_variants v where v.id = l.variant_id)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('product_former_variants').execute()
  },
}
