import { sql } from 'kysely'
import type { KeptDemo } from '#kernel/server/demo.ts'
import type { CatalogChange } from './unit-of-work.ts'

/** The template has taken its goods back already; what they are said to have cost goes too. */
export async function removeDemo({ db }: CatalogChange): Promise<KeptDemo[]> {
  for (const log of ['product_prices', 'product_showings'])
    await sql`delete from ${sql.table(log)} l using demo_rows d
      where d.noun = 'product' and d.item_id = l.product_id::text
        and not exists (select from products p where p.id = l.product_id)`.execute(db)
  await sql`delete from product_showings
    where product_id is null and not exists (select from product_prices)`.execute(db)
  return []
}
