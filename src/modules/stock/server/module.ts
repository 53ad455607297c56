import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { demoOf } from '#kernel/server/manifest/demo.ts'
import { namedThings } from '#kernel/server/manifest/named-things.ts'
import { waitingOf } from '#kernel/server/manifest/waiting.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { whereStockIsKnown, whereVariantsAreBound } from '#modules/catalog/server/api.ts'
import { knownStock } from './find-stock.ts'
import { boundVariants } from './lock-stock.ts'
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

/** What visitors can see and will soon not get, or no longer do. */
const lowStock = waitingOf<StockTables>({
  name: 'low-stock',
  label: { de: 'Wird knapp', en: 'Low stock' },
  access: staff('stock', 'view'),
  path: 'shop/stock',
  find: async ({ db }, limit) => {
    const { rows } = await sql<{ id: string; title: string; color: string | null; axes: string[] }>`
      select s.variant_id as id, p.title, c.title as color, v.axes from stock s
        join product_variants v on v.id = s.variant_id
        join products p on p.id = v.product_id and p.state = 'online' and p.deleted_at is null
        left join product_colors c on c.id = v.color
      where s.state in ('few', 'sold_out') order by s.state, s.variant_id
      limit ${limit}`.execute(db)
    return rows.map(({ id, title, color, axes }) => ({
      label: [title, ...(color ? [color] : []), ...axes].join(', '),
      path: `shop/stock/${id}`,
      at: null,
      who: null,
    }))
  },
})

export function stockModule(): ServerModule {
  whereStockIsKnown(knownStock)
  whereVariantsAreBound(boundVariants)
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
    waiting: [lowStock],
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
