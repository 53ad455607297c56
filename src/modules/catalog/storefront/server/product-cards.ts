import { type RawBuilder, sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { untilTags } from '#kernel/server/site/cache/until-tag.ts'
import type { ProductCard, ShownPrice } from '#modules/pages/blocks/product-list/block.ts'
import { productPath } from '../../addresses.ts'
import type { GroupSort } from '../../groups/group.ts'
import { saleAction } from '../../offers/server/buy-form.ts'
import type { Product } from '../../products/product.ts'
import { isOnline } from '../../products/server/find-products.ts'
import { pricesAt, type VariantPrices } from '../../products/server/prices/price-log.ts'
import { type Db, productTag } from '../../server/unit-of-work.ts'
import { moneyText, picturesOf, type ShopContext } from './shop-context.ts'
import { availabilities } from './stock-availability.ts'

/** As much of a product as a list shows. */
type ListedProduct = Pick<
  Product,
  'title' | 'slug' | 'summary' | 'en' | 'images' | 'is_on_request' | 'order_quantity'
> & { id: string; changes_at: Date | null }

const COLUMNS = sql`products.id, products.title, products.slug, products.summary, products.en,
  products.images, products.is_on_request, products.order_quantity,
  products.changes_at`

const ORDERS: Readonly<Record<GroupSort, RawBuilder<unknown>>> = {
  title: sql`products.title, products.id`,
  newest: sql`products.created_at desc, products.id desc`,
  price: sql`products.price_now, products.id`,
  '-price': sql`products.price_now desc, products.id desc`,
}

/** What the order begins with, and which way it goes on. */
const KEYS: Readonly<Record<GroupSort, readonly [column: string, goesOn: RawBuilder<unknown>]>> = {
  title: ['title', sql`>`],
  newest: ['created_at', sql`<`],
  price: ['price_now', sql`>`],
  '-price': ['price_now', sql`<`],
}

type Listing = {
  /** In one of these groups; absent: in any or none. */
  groups?: readonly string[]
  sort: GroupSort
  limit: number
  offset?: number
  /** Only what comes after this product: however far that is, it costs the same. */
  after?: string | undefined
}

/** What visitors see of the shop or of some groups, in order. */
export async function findListed(
  db: Db,
  { groups, sort, limit, offset = 0, after }: Listing,
): Promise<ListedProduct[]> {
  const isWithin = groups
    ? sql`products.id in (select product_id from product_group_members
        where group_id = any(${[...groups]}::uuid[]))`
    : sql`true`
  const [column, goesOn] = KEYS[sort]
  const isLater = after
    ? sql`(${sql.ref(`products.${column}`)}, products.id) ${goesOn}
        (select ${sql.ref(`last.${column}`)}, last.id from products last where last.id = ${after}::uuid)`
    : sql`true`
  const { rows } = await sql<ListedProduct>`
    select ${COLUMNS} from products where ${isOnline} and ${isWithin} and ${isLater}
    order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Those of the products that visitors see, in the order asked for. */
export async function findShown(db: Db, ids: readonly string[]): Promise<ListedProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListedProduct>`
    select ${COLUMNS} from products
    where ${isOnline} and products.id = any(${[...ids]}::uuid[])`.execute(db)
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Products as lists announce them, and the tags of all they were made from. */
export async function toCards(
  context: ShopContext,
  rows: readonly ListedProduct[],
): Promise<{ cards: ProductCard[]; tags: string[] }> {
  if (rows.length === 0) return { cards: [], tags: [] }
  const { context: site, lang, root } = context
  const ids = rows.map(({ id }) => id)
  const prices = await pricesAt(site.db, ids)
  const { pictures, tags } = await picturesOf(
    context,
    rows.map(({ images }) => images[0]),
  )
  const variants = await variantsOf(context, ids)
  const cards = rows.map((row) => {
    const price = shownPrice(context, row, prices.get(row.id))
    return {
      id: row.id,
      href: productPath(root, row.slug),
      ...wordsIn(lang, row),
      picture: pictures.get(row.images[0] ?? '') ?? null,
      price,
      quick: price && quickAdd(context, row, variants.get(row.id) ?? []),
    }
  })
  const ends = untilTags(rows.map(({ changes_at }) => changes_at))
  return { cards, tags: [...ids.map(productTag), ...tags, ...ends] }
}

/** The variants of products, and whether they are sold out. */
async function variantsOf({ context: { db } }: ShopContext, products: readonly string[]) {
  const { rows } = await sql<{ id: string; product_id: string }>`
    select id, product_id from product_variants
    where product_id = any(${[...products]}::uuid[]) order by product_id, position`.execute(db)
  const stock = await availabilities(db, products)
  const all = rows.map((row) => ({ ...row, isSoldOut: stock.get(row.id) === 'sold_out' }))
  return Map.groupBy(all, (row) => row.product_id)
}

/** One kind goes into the cart at once, of several one has to choose; what is gone says so. */
function quickAdd(
  { context, t }: ShopContext,
  { order_quantity: { min } }: ListedProduct,
  variants: readonly { id: string; isSoldOut: boolean }[],
): ProductCard['quick'] {
  const action = saleAction(context)
  const [only, ...others] = variants
  if (action === undefined || !only) return null
  if (variants.every(({ isSoldOut }) => isSoldOut))
    return { label: t('stock.sold_out'), form: null }
  if (others.length > 0) return { label: t('buy.pick'), form: null }
  return { label: t('buy.submit'), form: { action, variant: only.id, quantity: min } }
}

/** English where it is written; a shop that never was translated still shows all it has. */
export function wordsIn(
  lang: Lang,
  { title, summary, en }: Pick<Product, 'title' | 'summary' | 'en'>,
) {
  if (lang === 'de') return { title, summary }
  return { title: en.title || title, summary: en.summary || (en.title ? '' : summary) }
}

/**
 * Null where the shop shows no prices, or this product has none to show. The base price is that of the
 * price beside it; where several cost the same, the dearest one, so that nothing looks cheaper than it is.
 */
export function shownPrice(
  context: ShopContext,
  { is_on_request }: Pick<Product, 'is_on_request'>,
  prices: VariantPrices | undefined,
): ShownPrice | null {
  const all = [...(prices?.values() ?? [])].sort(
    (a, b) => a.price - b.price || (b.base?.price ?? 0) - (a.base?.price ?? 0),
  )
  const [lowest] = all
  if (!lowest || is_on_request || !context.shop.showPrice) return null
  const { base } = lowest
  return {
    amount: moneyText(context, lowest.price),
    isFrom: lowest.price !== all.at(-1)?.price,
    strike: lowest.strike && {
      amount: moneyText(context, lowest.strike.price),
      percent: lowest.strike.percent,
    },
    base: base ? `${moneyText(context, base.price)} / ${base.unit}` : null,
  }
}
