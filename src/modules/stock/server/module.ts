import { sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { namedThings } from '#kernel/server/manifest/named-things.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { whereStockIsKnown } from '#modules/catalog/server/api.ts'
import { availabilityOf } from './find-stock.ts'
import { createStock } from './migrations/20261117-1600-stock-create-stock.ts'
import { stockRoutes } from './stock-routes.ts'
import type { StockTables } from './tables.ts'

/** Every night: what was kept for carts and orders that are done with it. */
const forgetHolds = defineJob<StockTables, object>({
  name: 'stock.forget-holds',
  cron: '55 4 * * *',
  run: async ({ db }) => {
    await sql`delete from stock_holds where state in ('released', 'consumed')
      and created_at < now() - interval '1 day'`.execute(db)
  },
})

export function stockModule(): ServerModule {
  whereStockIsKnown(availabilityOf)
  return {
    name: 'stock',
    label: { de: 'Bestand', en: 'Stock' },
    needs: ['shop', 'catalog'],
    partOf: 'shop',
    nouns: ['stock'],
    migrations: { '20261117-1600-stock-create-stock': createStock },
    routes: stockRoutes,
    jobs: [forgetHolds],
    named: {
      stock: namedThings<StockTables>({
        find: async (db, ids) => {
          const { rows } = await sql<{ id: string; label: string; isThere: boolean }>`
            select v.id, p.title as label, p.deleted_at is null as "isThere"
            from product_variants v join products p on p.id = v.product_id
            where v.id = any(${[...ids]}::uuid[])`.execute(db)
          return rows
        },
        link: (id) => `shop/stock/${id}`,
      }),
    },
  }
}
