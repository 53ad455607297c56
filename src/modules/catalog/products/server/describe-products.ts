import { sql } from 'kysely'
import { DEFAULT_ADDRESSES, productPath, shopRoot } from '../../addresses.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { onlineState, type State } from '../online-state.ts'
import type { Variant } from '../variant.ts'
import { pricesAt, type VariantPrices } from './prices/price-log.ts'

type Row = {
  id: string
  slug: string
  state: State
  online_from: Date | null
  online_to: Date | null
  groups: string[]
  has_draft: boolean
}

/** What a product is besides its columns: variants, groups, and what they cost right now. */
export async function describeProducts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Row>`
    select id, slug, state, online_from, online_to, array(
      select m.group_id::text from product_group_members m
        join product_groups g on g.id = m.group_id and g.deleted_at is null
      where m.product_id = products.id order by m.position) as groups,
      exists (select from product_drafts d where d.product_id = products.id) as has_draft
    from products where id = any(${[...ids]}::uuid[])`.execute(db)
  const variants = await readVariants(db, ids)
  const prices = await pricesAt(db, ids)
  const now = new Date()
  const root = shopRoot(DEFAULT_ADDRESSES, 'de')
  return new Map(
    rows.map(({ id, slug, groups, has_draft, ...row }) => {
      const window = {
        state: row.state,
        online_from: row.online_from?.toISOString() ?? null,
        online_to: row.online_to?.toISOString() ?? null,
      }
      return [
        id,
        {
          variants: variants.get(id) ?? [],
          groups,
          has_draft,
          ...lowestOf(prices.get(id)),
          online_state: onlineState(window, now),
          href: productPath(root, slug),
        },
      ]
    }),
  )
}

/** The cheapest variant speaks for the product. */
function lowestOf(prices: VariantPrices | undefined) {
  const [lowest] = [...(prices?.values() ?? [])].sort((a, b) => a.price - b.price)
  const { price, percent, since } = lowest?.strike ?? {}
  return {
    price: lowest?.price ?? 0,
    ...(price && { strike_price: price, strike_percent: percent, strike_since: since }),
  }
}

async function readVariants(db: Db, products: readonly string[]): Promise<Map<string, Variant[]>> {
  const rows = await db
    .selectFrom('product_variants')
    .selectAll()
    .where(sql<boolean>`product_id = any(${[...products]}::uuid[])`)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  const found = new Map<string, Variant[]>()
  for (const { id, product_id, position: _, ...row } of rows) {
    found.set(product_id, [...(found.get(product_id) ?? []), { _id: id, ...row }])
  }
  return found
}
