import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import type { ShowsFiles } from '#modules/files/server/api.ts'
import type { CatalogTables } from './tables.ts'

/** Pictures of groups and colours, and of products that are online or will be. */
export const showsFiles: ShowsFiles = async ({ db }, { files }) => {
  const wanted = sql`${[...files]}::uuid[]`
  const { rows } = await sql`
    select 1 from products p where p.state = 'online' and p.deleted_at is null and (
      p.images ?| ${[...files]}::text[] or p.guarantee_label = any(${wanted})
      or exists (select from product_variants v
        where v.product_id = p.id and v.image = any(${wanted})))
    union all select 1 from product_groups where deleted_at is null and image = any(${wanted})
    union all select 1 from product_colors where deleted_at is null and image = any(${wanted})
    limit 1`.execute(tablesOf<CatalogTables>(db))
  return rows.length > 0
}
