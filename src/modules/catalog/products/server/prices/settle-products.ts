import { sql } from 'kysely'
import type { Scope } from '#kernel/server/context.ts'
import { dueJobs } from '#kernel/server/publishing/due.ts'
import type { CatalogTables } from '../../../server/tables.ts'
import {
  type CatalogChange,
  groupProductsTag,
  MENU_TAG,
  PRODUCTS_TAG,
  productTag,
} from '../../../server/unit-of-work.ts'
import type { Product } from '../../product.ts'
import { describeProducts } from '../describe-products.ts'
import { recordShop } from './showings-log.ts'

type Timed = Pick<Product, 'online_from' | 'online_to' | 'variants'>
type Due = { id: string; changes_at: Date; online_from: Date | null; online_to: Date | null }
const AT_ONCE = 200

/** The moments at which time alone changes what visitors see of a product, and the first of them. */
export function nextChange({ online_from, online_to, variants }: Timed, now: Date) {
  const sales = variants.flatMap(({ sale }) => (sale ? [sale.from, sale.to] : []))
  const moments = [online_from, online_to, ...sales]
    .flatMap((moment) => (moment ? [new Date(moment)] : []))
    .filter((moment) => moment > now)
    .sort((a, b) => a.getTime() - b.getTime())
  return { moments, first: moments[0] ?? null }
}

/** Keeps what lists sort by, and when to look again. */
export async function settlePrice(
  { db }: CatalogChange,
  item: Timed & Pick<Product, '_id' | 'price'>,
): Promise<void> {
  await db
    .updateTable('products')
    .set({ price_now: item.price, changes_at: nextChange(item, new Date()).first })
    .where('id', '=', item._id)
    .execute()
}

/** Windows and sales begin and end by themselves: pages are drawn anew at their minute. */
export const settleJobs = dueJobs<CatalogTables>('catalog', async (scope, now) => {
  await recordShop(scope.db, scope.config)
  while ((await settleSome(scope, now)) === AT_ONCE);
})

function settleSome({ change }: Scope<CatalogTables>, now: Date): Promise<number> {
  return change(async (unit) => {
    const { rows } = await sql<Due>`
      select id, changes_at, online_from, online_to from products where changes_at <= ${now}
      order by id limit ${AT_ONCE} for update skip locked`.execute(unit.db)
    const found = await describeProducts(
      unit.db,
      rows.map(({ id }) => id),
    )
    for (const { id, changes_at, online_from, online_to } of rows) {
      const known = found.get(id)
      if (!known) continue
      const { variants, price, groups } = known
      const window = {
        online_from: online_from?.toISOString() ?? null,
        online_to: online_to?.toISOString() ?? null,
      }
      await settlePrice(unit, { _id: id, variants, price, ...window })
      unit.touch(productTag(id), PRODUCTS_TAG, ...groups.map(groupProductsTag))
      // The menu stands on every page of the website; a sale changes nothing in it.
      if ([online_from, online_to].some((at) => at && changes_at <= at && at <= now))
        unit.touch(MENU_TAG)
    }
    return rows.length
  })
}
