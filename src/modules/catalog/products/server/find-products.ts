import { type RawBuilder, sql } from 'kysely'
import { searchIndex } from '#kernel/server/search/search-index.ts'
import type { CatalogChange, Db } from '../../server/unit-of-work.ts'
import { isInStockState } from '../../storefront/server/stock-availability.ts'
import type { OnlineState } from '../online-state.ts'
import type { Product, ProductQuery } from '../product.ts'

type Condition = RawBuilder<boolean>

export const productSearch = searchIndex({
  documents: 'product_texts',
  owner: 'product_id',
  vocabulary: 'product_words',
})

/** What visitors see right now. */
export const isOnline = sql<boolean>`(products.state = 'online' and products.deleted_at is null
  and (products.online_from is null or products.online_from <= now())
  and (products.online_to is null or products.online_to > now()))`

/** As `onlineState` judges one that was read. */
const IN_STATE: Readonly<Record<OnlineState, Condition>> = {
  draft: sql`products.state = 'draft'`,
  archived: sql`products.state = 'archived'`,
  scheduled: sql`(products.state = 'online' and products.online_from > now())`,
  online: sql`(products.state = 'online' and coalesce(products.online_from <= now(), true)
    and coalesce(products.online_to > now(), true))`,
  offline: sql`(products.state = 'offline' or (products.state = 'online'
    and coalesce(products.online_from <= now(), true) and products.online_to <= now()))`,
}

/** The filters of the list that are no field, and its search. */
export async function productConditions(
  { online_state, group, color, stock_state, has_draft, search }: ProductQuery,
  { db }: { db: Db },
): Promise<Condition[]> {
  const words = await productSearch.prepare(db, search)
  const states = online_state.map((state) => IN_STATE[state])
  return [
    ...(states.length > 0 ? [sql<boolean>`(${sql.join(states, sql` or `)})`] : []),
    ...(group
      ? [
          sql<boolean>`products.id in (select product_id from product_group_members
            where group_id = ${group})`,
        ]
      : []),
    ...(color
      ? [
          sql<boolean>`products.id in (select product_id from product_variants where color = ${color})`,
        ]
      : []),
    ...(has_draft === undefined
      ? []
      : [
          has_draft
            ? sql<boolean>`products.id in (select product_id from product_drafts)`
            : sql<boolean>`not exists (select from product_drafts where product_id = products.id)`,
        ]),
    ...(stock_state.length > 0 ? [isInStockState(stock_state)] : []),
    ...(words.isHopeless ? [sql<boolean>`false`] : []),
    ...productSearch.matches('products.id', words).map((found) => sql<boolean>`${found}`),
  ]
}

/** Keeps the words a product is found by. */
export async function indexProduct({ db }: CatalogChange, item: Product): Promise<void> {
  const { en, axes, variants } = item
  const { rows } = await sql<{ title: string }>`
    select title || ' ' || title_en as title from product_colors
    where id = any(${variants.flatMap(({ color }) => color ?? [])}::uuid[])`.execute(db)
  const text = [
    item.title,
    item.summary,
    item.description,
    en.title,
    en.summary,
    ...item.tags,
    ...variants.flatMap(({ sku, gtin }) => [sku, gtin]),
    ...axes.flatMap(({ values }) => values.flatMap(({ value, value_en }) => [value, value_en])),
    ...rows.map(({ title }) => title),
    item.maker.name,
  ].join(' ')
  await sql`insert into product_texts (product_id, words)
    values (${item._id}, ${productSearch.vector(text)})
    on conflict (product_id) do update set words = excluded.words`.execute(db)
  await productSearch.learn(db, text)
}
