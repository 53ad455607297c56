import { announceMinutes } from '#kernel/server/publishing/due.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { preparePictures, useFiles as setFileUses } from '#modules/files/server/api.ts'
import { noteDraftFiles } from '../../drafts/server/draft-rows.ts'
import type { CatalogTables } from '../../server/tables.ts'
import {
  type CatalogChange,
  groupProductsTag,
  MENU_TAG,
  PRODUCTS_TAG,
  productTag,
} from '../../server/unit-of-work.ts'
import { type Product, product } from '../product.ts'
import { checkProduct, guardOnline } from './check-product.ts'
import { describeProducts } from './describe-products.ts'
import { indexProduct, productConditions } from './find-products.ts'
import { nextChange, settlePrice } from './prices/settle-products.ts'
import { recordShowing } from './prices/showings-log.ts'
import { claimSlug, keepSlug } from './product-slugs.ts'
import { mustBeFreeNumbers, writeParts } from './write-variants.ts'

export const productResource = resourcesOf<CatalogTables>()(product, {
  table: 'products',
  check: checkProduct,
  written: async (change, id, values) => {
    await writeParts(change, id, values)
    await claimSlug(change, id)
  },
  created: async (change, item) => {
    await appear(change, item)
    touchLists(change, [item])
  },
  changed: async (change, after, before) => {
    await appear(change, after)
    touchLists(change, [before, after])
  },
  removing: async (change, items) => {
    guardOnline(
      change,
      items.map(({ state }) => state),
    )
    for (const item of items) {
      await recordShowing(change, item, true)
      await setFileUses(change, { ...usesOf(item), files: [] })
      await noteDraftFiles(change, item, true)
      touchLists(change, [item])
    }
  },
  restoring: async (change, item) => {
    guardOnline(change, [item.state])
    await mustBeFreeNumbers(change.db, item._id, item.variants)
    await appear(change, item)
    await noteDraftFiles(change, item)
    touchLists(change, [item])
  },
  derive: describeProducts,
  sorts: { price: { column: 'products.price_now', type: 'bigint' } },
  where: productConditions,
  tags: ({ _id }) => [productTag(_id)],
})

/** Everything that follows from how a product is now. */
async function appear(change: CatalogChange, item: Product): Promise<void> {
  await indexProduct(change, item)
  await recordShowing(change, item)
  await settlePrice(change, item)
  await announceMinutes(change, 'catalog', nextChange(item, new Date()).moments)
  const uses = usesOf(item)
  await setFileUses(change, uses)
  if (item.state !== 'online') return
  await keepSlug(change, item.slug)
  await preparePictures(change, { files: uses.files, galleries: [] })
}

/**
 * Lists are drawn anew when something enters or leaves them or may stand elsewhere in them; what they
 * show of a product carries its own tag.
 */
function touchLists({ touch }: CatalogChange, items: readonly Product[]): void {
  if (!items.some(({ state }) => state === 'online')) return
  const isSame = (wordOf: (item: Product) => unknown) =>
    items.length > 1 && new Set(items.map((item) => JSON.stringify(wordOf(item)))).size === 1
  const isAsOnline = isSame(({ state, online_from, online_to }) => [state, online_from, online_to])
  const isListed = isSame(({ title, slug, groups, price, tags, variants }) => {
    const colors = variants.map(({ color }) => color).toSorted()
    return [title, slug, groups, price, tags, colors]
  })
  if (isAsOnline && isListed) return
  touch(PRODUCTS_TAG, ...items.flatMap(({ groups }) => groups.map(groupProductsTag)))
  if (!isAsOnline) touch(MENU_TAG)
}

function usesOf({ _id: id, title: label, images, variants, guarantee_label }: Product) {
  const pictures = [...images, ...variants.map(({ image }) => image), guarantee_label]
  return {
    module: 'catalog',
    noun: product.name,
    id,
    label,
    link: `shop/products/${id}`,
    files: pictures.filter((file) => file !== null),
  }
}
