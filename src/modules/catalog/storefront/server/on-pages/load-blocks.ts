import { blockLoadersOf } from '#kernel/server/site/block/block-loader.ts'
import { productBlock } from '#modules/pages/blocks/product/block.ts'
import { productGroups } from '#modules/pages/blocks/product-groups/block.ts'
import { type ListedProducts, productList } from '#modules/pages/blocks/product-list/block.ts'
import type { CatalogTables } from '../../../server/tables.ts'
import {
  GROUPS_TAG,
  groupProductsTag,
  PRODUCTS_TAG,
  productTag,
} from '../../../server/unit-of-work.ts'
import { knownGroups, shownBelow } from '../known-groups.ts'
import { findListed, findShown, toCards } from '../product-cards.ts'
import { priceNotes, type ShopContext, shopContext } from '../shop-context.ts'
import { tilesOf } from '../shop-route.ts'

const onBlocks = blockLoadersOf<CatalogTables>()
type ListProps = Pick<
  ReturnType<(typeof productList)['schema']['parse']>,
  'source' | 'group' | 'products' | 'count'
>

/** Lists of products on pages show what the shop shows, and follow it. */
const loadLists = onBlocks([productList], async (context, blocks) => {
  const site = shopContext(context)
  const notes = priceNotes(site)
  const data = new Map<string, ListedProducts>()
  const tags = new Set(['config'])
  for (const { id, props } of blocks) {
    const listed = await listProducts(site, props)
    const { cards: products, tags: shown } = await toCards(site, listed.rows)
    for (const tag of [...listed.tags, ...shown]) tags.add(tag)
    data.set(id, { products, notes })
  }
  return { data, tags: [...tags] }
})

async function listProducts(site: ShopContext, { source, group, products, count }: ListProps) {
  const { db } = site.context
  // Of those that are not shown yet, too: they may come.
  if (source === 'chosen')
    return { rows: await findShown(db, products), tags: products.map(productTag) }
  if (source === 'newest')
    return { rows: await findListed(db, { sort: 'newest', limit: count }), tags: [PRODUCTS_TAG] }
  const { tree } = await knownGroups(site.context)
  const known = group ? tree.all.get(group) : undefined
  if (!known) return { rows: [], tags: [GROUPS_TAG] }
  const groups = tree.within(known.id)
  const rows = await findListed(db, { groups, sort: known.sort, limit: count })
  return { rows, tags: [GROUPS_TAG, ...groups.map(groupProductsTag)] }
}

const loadProducts = onBlocks([productBlock], async (context, blocks) => {
  const site = shopContext(context)
  const notes = priceNotes(site)
  const ids = [...new Set(blocks.flatMap(({ props }) => props.product ?? []))]
  const { cards, tags } = await toCards(site, await findShown(context.db, ids))
  const data = blocks.flatMap(({ id, props }) => {
    const product = cards.find((card) => card.id === props.product)
    return product ? [[id, { product, notes }] as const] : []
  })
  return { data: new Map(data), tags: ['config', ...ids.map(productTag), ...tags] }
})

const loadGroups = onBlocks([productGroups], async (context, blocks) => {
  const site = shopContext(context)
  const known = await knownGroups(context)
  const loaded = await Promise.all(
    blocks.map(async ({ id, props: { group } }) => {
      const isGone = group !== null && !known.tree.all.has(group)
      const { tiles, tags } = await tilesOf(
        site,
        known.tree,
        isGone ? [] : shownBelow(known, group),
      )
      return { entry: [id, tiles] as const, tags }
    }),
  )
  return {
    data: new Map(loaded.map(({ entry }) => entry)),
    tags: ['config', GROUPS_TAG, PRODUCTS_TAG, ...loaded.flatMap(({ tags }) => tags)],
  }
})

export const shopBlocks = [loadLists, loadProducts, loadGroups]
