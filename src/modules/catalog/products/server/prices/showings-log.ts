import { type Kysely, sql } from 'kysely'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { systemSection } from '#kernel/contract/sections/system.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import type { Showing } from '#modules/pricing/price-log/price-now.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { CatalogTables } from '../../../server/tables.ts'
import type { CatalogChange } from '../../../server/unit-of-work.ts'
import type { Product } from '../../product.ts'
import { type ShowingEntry, timesShown } from '../../showings.ts'

type Db = Kysely<CatalogTables>
type Shown = Pick<Product, '_id' | 'state' | 'online_from' | 'online_to' | 'is_on_request'>

/** Enough for years of a shop; what is older than these cannot matter for 30 days. */
const READ_ENTRIES = 300

/** Writes down from when to when visitors see a product, if that is news. */
export async function recordShowing(
  change: CatalogChange,
  product: Shown,
  isGone = false,
): Promise<void> {
  await recordShop(change.db, change.scope.config)
  const { deleted_at } = await change.db
    .selectFrom('products')
    .select('deleted_at')
    .where('id', '=', product._id)
    .executeTakeFirstOrThrow()
  const isThere = !isGone && deleted_at === null
  const isShown = product.state === 'online' && !product.is_on_request && isThere
  await record(change.db, product._id, {
    isShown,
    from: isShown && product.online_from ? new Date(product.online_from) : null,
    to: isShown && product.online_to ? new Date(product.online_to) : null,
  })
}

/** Writes down whether visitors see prices of the shop at all, if that is news. */
export async function recordShop(db: Db, config: ConfigStore): Promise<void> {
  const isOn = isComponentEnabled(config.get(enabledComponentsSection), 'shop')
  const isOpen = config.get(siteSection).is_public && !config.get(systemSection).maintenance.enabled
  const isShown = isOn && isOpen && config.get(shopSection).showPrice
  await record(db, null, { isShown, from: null, to: null })
}

type Window = { isShown: boolean; from: Date | null; to: Date | null }

async function record(db: Db, product: string | null, { isShown, from, to }: Window) {
  const log = db.selectFrom('product_showings').selectAll()
  // Ordered as the index is: 'is not distinct from' would read the whole log.
  const own =
    product === null ? log.where('product_id', 'is', null) : log.where('product_id', '=', product)
  const last = await own
    .orderBy('product_id', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last && !isShown) return
  const now = new Date()
  // A beginning in the past means the same as none.
  const start = from && from > now ? from : null
  const isSame =
    last?.is_shown === isShown &&
    last.shown_to?.getTime() === to?.getTime() &&
    (start ? last.shown_from.getTime() === start.getTime() : last.shown_from <= now)
  if (isSame) return
  await db
    .insertInto('product_showings')
    .values({
      product_id: product,
      is_shown: isShown,
      shown_to: to,
      ...(start && { shown_from: start }),
    })
    .execute()
}

type Row = {
  product_id: string | null
  is_shown: boolean
  shown_from: Date
  shown_to: Date | null
  recorded_at: Date
}

/** When visitors could see these products. */
export async function readShowings(
  db: Db,
  products: readonly string[],
): Promise<Map<string, Showing[]>> {
  if (products.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select log.* from (
      select own.* from unnest(${[...products]}::uuid[]) wanted (id)
        cross join lateral (select * from product_showings s where s.product_id = wanted.id
          order by s.id desc limit ${READ_ENTRIES}) own
      union all (select * from product_showings where product_id is null
        order by product_id desc, id desc limit ${READ_ENTRIES})) log
    order by log.id`.execute(db)
  const logs = Map.groupBy(rows, (row) => row.product_id)
  const shop = (logs.get(null) ?? []).map(toEntry)
  return new Map(products.map((id) => [id, timesShown((logs.get(id) ?? []).map(toEntry), shop)]))
}

function toEntry({ is_shown, shown_from, shown_to, recorded_at }: Row): ShowingEntry {
  return {
    isShown: is_shown,
    from: shown_from.toISOString(),
    to: shown_to?.toISOString() ?? null,
    recorded: recorded_at.toISOString(),
  }
}
