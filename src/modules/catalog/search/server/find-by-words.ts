import { type RawBuilder, sql } from 'kysely'
import { Id } from '#kernel/contract/fields.ts'
import { likePattern } from '#kernel/server/list/like-pattern.ts'
import { isOnline, productSearch } from '../../products/server/find-products.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { isInStockState } from '../../storefront/server/stock-availability.ts'
import { type FacetName, PRICE_STEPS } from '../product-search.ts'

/** By facet. */
export type Chosen = Readonly<Record<string, string>>
type Condition = RawBuilder<boolean>

/** What is typed and chosen, ready to be asked; undefined when there is nothing in it. */
export type WordQuery = {
  typed: string
  words: readonly Condition[]
  chosen: Chosen
  /** The chosen group and all below it. */
  within?: readonly string[] | undefined
}

/** So many are counted; who finds more narrows it down. */
export const MOST_COUNTED = 1000
const MOST_VALUES = 12

export async function prepareQuery(
  db: Db,
  typed: string,
  chosen: Chosen = {},
): Promise<WordQuery | undefined> {
  const search = await productSearch.prepare(db, typed)
  const isEmpty = search.groups.length === 0 && Object.keys(chosen).length === 0
  if (search.isHopeless || isEmpty) return undefined
  const words = productSearch.matches('products.id', search).map((found) => sql<boolean>`${found}`)
  return { typed, words, chosen }
}

/** The ids of a page: a number that is typed whole first, then titles, then other places. */
export async function findIds(
  db: Db,
  query: WordQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  // Most variants have no number, which is not the number that nobody typed.
  const exact = query.typed.trim().toLowerCase() || null
  const { rows } = await sql<{ id: string }>`
    select products.id from products where ${allOf(query)}
    order by exists (select from product_variants v where v.product_id = products.id
        and (lower(v.sku) = ${exact} or v.gtin = ${exact})) desc,
      products.title ilike ${likePattern(query.typed.trim())} desc, products.title, products.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countFound(db: Db, query: WordQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from products where ${allOf(query)}
      limit ${MOST_COUNTED + 1}) found`.execute(db)
  return rows[0]?.count ?? 0
}

type Value = { value: string; count: number }

/** How many products have each value; the other choices count, the facet's own does not. */
export async function countFacet(db: Db, query: WordQuery, name: FacetName): Promise<Value[]> {
  const { [name]: _, ...others } = query.chosen
  const found = sql`select products.id, products.tags, products.is_on_request,
      ${PRICE_RANGE} as price, ${isThere()} as stock
    from products where ${allOf({ ...query, chosen: others })} limit ${MOST_COUNTED}`
  const { rows } = await sql<Value>`
    select value, count(distinct found.id)::int as count from (${found}) found
      cross join lateral (${VALUES[name]}) one (value)
    group by value order by count desc, value limit ${MOST_VALUES}`.execute(db)
  return rows
}

/** Which of the ranges a product belongs to: 0 is the cheapest. */
const PRICE_RANGE = sql`width_bucket(products.price_now, ${[...PRICE_STEPS]}::bigint[])`
const isThere = () =>
  sql`case when ${isInStockState(['in_stock', 'few', 'backorder', 'untracked'])}
    then 'there' else 'gone' end`

const VALUES: Readonly<Record<FacetName, RawBuilder<unknown>>> = {
  group: sql`select group_id::text from product_group_members m
    join product_groups g on g.id = m.group_id and g.deleted_at is null and not g.is_hidden
    where m.product_id = found.id`,
  color: sql`select color::text from product_variants v
    where v.product_id = found.id and color is not null`,
  price: sql`select found.price::text where not found.is_on_request`,
  stock: sql`select found.stock`,
  tag: sql`select unnest(found.tags)`,
}

function allOf({ words, chosen, within }: WordQuery): RawBuilder<unknown> {
  const { group, color, tag, price, stock } = chosen
  const all = [
    isOnline,
    ...words,
    ...(group
      ? [
          sql`products.id in (select product_id from product_group_members
            where group_id = any(${[...(within ?? [])]}::uuid[]))`,
        ]
      : []),
    ...(color
      ? [sql`products.id in (select product_id from product_variants where color = ${idOf(color)})`]
      : []),
    ...(tag ? [sql`${tag} = any(products.tags)`] : []),
    ...(price ? [sql`not products.is_on_request and ${PRICE_RANGE}::text = ${price}`] : []),
    ...(stock ? [sql`${isThere()} = ${stock}`] : []),
  ]
  return sql.join(all, sql` and `)
}

/** Whatever else stands in an address is the id of nothing. */
function idOf(typed: string): RawBuilder<unknown> {
  return Id.safeParse(typed).success ? sql`${typed}::uuid` : sql`null`
}
