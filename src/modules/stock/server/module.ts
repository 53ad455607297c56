import { sql } from 'kysely'
import { namedThings } from '#kernel/server/manifest/named-things.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { whereStockIsKnown } from '#modules/catalog/server/api.ts'
import { availabilityOf } from './find-stock.ts'
import { createStock } from './migrations/20261117-1600-stock-create-stock.ts'
import { stockRoutes } from './stock-routes.ts'
import type { StockTables } from './tables.ts'

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
