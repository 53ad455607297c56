import { sql } from 'kysely'
import { demoOf } from '#kernel/server/demo.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { namedThings } from '#kernel/server/manifest/named-things.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { whereStockIsKnown } from '#modules/catalog/server/api.ts'
import { availabilityOf } from './find-stock.ts'
import { createStock } from './migrations/20261117-1600-stock-create-stock.ts'
import { demoMovementsGo } from './migrations/20261118-0901-stock-demo-movements-go.ts'
import { stockRoutes } from './stock-routes.ts'
import type { StockTables } from './tables.ts'
import type { StockChange } from './unit-of-work.ts'

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
    migrations: {
      '20261117-1600-stock-create-stock': createStock,
      '20261118-0901-stock-demo-movements-go': demoMovementsGo,
    },
    demo: demoOf<StockTables>({ remove: removeDemo }),
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

/** The goods are gone already, and their levels with them. */
async function removeDemo({ db }: StockChange) {
  await sql`delete from stock_movements m using demo_rows d
    where d.noun = 'stock' and d.item_id = m.variant_id::text
      and not exists (select from product_variants v where v.id = m.variant_id)`.execute(db)
  return []
}
