import { linkLoaderOf } from '#kernel/server/site/block/block-loader.ts'
import type { LinkTarget } from '#kernel/site/block/link.ts'
import { groupPath, productPath } from '../../../addresses.ts'
import { productGroup } from '../../../groups/group.ts'
import { product } from '../../../products/product.ts'
import type { CatalogTables } from '../../../server/tables.ts'
import { GROUPS_TAG, productTag } from '../../../server/unit-of-work.ts'
import { groupTitle, knownGroups } from '../known-groups.ts'
import { findShown, wordsIn } from '../product-cards.ts'
import { shopContext } from '../shop-context.ts'

const linksTo = linkLoaderOf<CatalogTables>()

/** A product that visitors do not see leads nowhere; as soon as they do, its links are back. */
const productLinks = linksTo({ noun: product.name }, async (context, ids) => {
  const { root, lang } = shopContext(context)
  const rows = await findShown(context.db, ids)
  const targets = rows.map((row): [string, LinkTarget] => [
    row.id,
    { href: productPath(root, row.slug), label: wordsIn(lang, row).title },
  ])
  return { targets: new Map(targets), tags: ['config', ...ids.map(productTag)] }
})

const groupLinks = linksTo({ noun: productGroup.name }, async (context, ids) => {
  const { root, lang } = shopContext(context)
  const { tree } = await knownGroups(context)
  const targets = ids.flatMap((id): [string, LinkTarget][] => {
    const group = tree.all.get(id)
    const slugs = tree.pathTo(id).map(({ slug }) => slug)
    return group ? [[id, { href: groupPath(root, slugs), label: groupTitle(lang, group) }]] : []
  })
  return { targets: new Map(targets), tags: ['config', GROUPS_TAG] }
})

export const shopLinks = [productLinks, groupLinks]
