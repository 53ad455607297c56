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
type WordQuery = {
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

type Stretch = { limit: number; offset: number }
const NO_PAGE: Stretch = { limit: 0, offset: 0 }

/** The ids of a page: a number that is typed whole first, then titles, then other places. */
export async function findIds(db: Db, query: WordQuery, stretch: Stretch): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select products.id from products where ${allOf(query)} ${bestFirst(query, stretch)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Numbers are looked up once, each by its own index, and not for every product that was found. */
function bestFirst({ typed }: WordQuery, { limit, offset }: Stretch): RawBuilder<unknown> {
  const text = typed.trim()
  const number = text.toLowerCase()
  const nearest = sql`products.id = any(array(
      select product_id from product_variants where sku <> '' and lower(sku) = ${number}
      union select product_id from product_variants where gtin <> '' and gtin = ${number})) desc,
    products.title ilike ${likePattern(text)} desc,`
  return sql`order by ${text ? nearest : sql``} products.title, products.id
    limit ${limit} offset ${offset}`
}

type Value = { value: string; count: number }
/** By facet, in the order they were asked for. */
export type Counts = ReadonlyMap<FacetName, readonly Value[]>

type Asked = { names: readonly FacetName[]; stretch?: Stretch }
type Found = { count: number; facets: Counts; ids: readonly string[] }

/**
 * A page, how many products there are, and how many have each value of each facet. A facet counts what
 * its other values would give, so one that was chosen by is counted without that choice; all the rest is
 * read from the same products, which are looked for once.
 */
export async function findCounted(
  db: Db,
  query: WordQuery,
  { names, stretch = NO_PAGE }: Asked,
): Promise<Found> {
  const isFree = (name: FacetName) => query.chosen[name] === undefined
  const { count, page, ...values } = await countTogether(db, query, {
    names: names.filter(isFree),
    stretch,
  })
  for (const name of names.filter((one) => !isFree(one))) {
    const { [name]: _, ...others } = query.chosen
    values[name] = (await countTogether(db, { ...query, chosen: others }, { names: [name] }))[name]
  }
  // Of more than were counted nobody knows yet which come first.
  const ids = count > MOST_COUNTED ? await findIds(db, query, stretch) : page
  return { ids, count, facets: new Map(names.map((name) => [name, values[name] ?? []])) }
}

type Counted = { count: number; page: string[] } & Partial<Record<FacetName, Value[]>>

async function countTogether(
  db: Db,
  query: WordQuery,
  { names, stretch = NO_PAGE }: Asked,
): Promise<Counted> {
  const columns = names.map(
    (name) => sql`(select coalesce(json_agg(one), '[]') from (
      select value, count(distinct found.id)::int as count
      from found cross join lateral (${VALUES[name]()}) one (value)
      group by value order by count desc, value limit ${sql.lit(MOST_VALUES)}) one
    ) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Counted>`
    with found as materialized (
      select products.id, products.title, products.tags, products.is_on_request, products.price_now
      from products where ${allOf(query)} limit ${sql.lit(MOST_COUNTED + 1)}
    ) select ${sql.join([
      sql`(select count(*)::int from found) as count`,
      sql`array(select products.id::text from found products ${bestFirst(query, stretch)}) as page`,
      ...columns,
    ])}`.execute(db)
  return rows[0] ?? { count: 0, page: [] }
}

/** Which of the ranges a product belongs to: 0 is the cheapest. */
const rangeOf = (price: string) =>
  sql`width_bucket(${sql.ref(price)}, ${[...PRICE_STEPS]}::bigint[])`
const isThere = () =>
  sql`case when ${isInStockState(['in_stock', 'few', 'backorder', 'untracked'])}
    then 'there' else 'gone' end`

const VALUES: Readonly<Record<FacetName, () => RawBuilder<unknown>>> = {
  group: () => sql`select group_id::text from product_group_members m
    join product_groups g on g.id = m.group_id and g.deleted_at is null and not g.is_hidden
    where m.product_id = found.id`,
  color: () => sql`select color::text from product_variants v
    where v.product_id = found.id and color is not null`,
  price: () => sql`select ${rangeOf('found.price_now')}::text where not found.is_on_request`,
  stock: () => sql`select ${isThere()} from (select found.id) products`,
  tag: () => sql`select unnest(found.tags)`,
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
    ...(price
      ? [sql`not products.is_on_request and ${rangeOf('products.price_now')}::text = ${price}`]
      : []),
    ...(stock ? [sql`${isThere()} = ${stock}`] : []),
  ]
  return sql.join(all, sql` and `)
}

/** Whatever else stands in an address is the id of nothing. */
function idOf(typed: string): RawBuilder<unknown> {
  return Id.safeParse(typed).success ? sql`${typed}::uuid` : sql`null`
}
