import { sql } from 'kysely'
import { translator } from '#kernel/i18n/messages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { MenuLoader, SitemapLoader, SiteParts } from '#kernel/server/site/site-parts.ts'
import { shopSection } from '#modules/shop/config.ts'
import { groupPath, productPath, shopRoot } from '../../addresses.ts'
import { messages } from '../../messages.ts'
import { isOnline } from '../../products/server/find-products.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { GROUPS_TAG, MENU_TAG, PRODUCTS_TAG } from '../../server/unit-of-work.ts'
import { knownGroups, shownBelow } from './known-groups.ts'
import { shopResolver } from './resolve-shop.ts'

/** What search engines are told of at most; a file may hold 50,000 addresses. */
const MOST_LISTED = 20_000

/** The shop stands in the menu as soon as there is something in it. */
const menu: MenuLoader = async (context, { lang }) => {
  const { isOpen } = await knownGroups({ ...context, db: tablesOf<CatalogTables>(context.db) })
  const { addresses } = context.config.get(shopSection)
  const link = { label: translator(messages, lang)('shop'), href: shopRoot(addresses, lang) }
  return { links: isOpen ? [link] : [], tags: [MENU_TAG] }
}

const sitemap: SitemapLoader = async (context) => {
  const db = tablesOf<CatalogTables>(context.db)
  const known = await knownGroups({ ...context, db })
  const { addresses } = context.config.get(shopSection)
  const both = (path: (root: string) => string) => ({
    de: path(shopRoot(addresses, 'de')),
    en: path(shopRoot(addresses, 'en')),
  })
  const below = (id: string | null): ReturnType<typeof both>[] =>
    shownBelow(known, id).flatMap((group) => {
      const slugs = known.tree.pathTo(group.id).map(({ slug }) => slug)
      return [both((root) => groupPath(root, slugs)), ...below(group.id)]
    })
  const { rows } = await sql<{ slug: string }>`
    select slug from products where ${isOnline} order by title, id limit ${MOST_LISTED}`.execute(db)
  return {
    entries: known.isOpen
      ? [
          both((root) => root),
          ...below(null),
          ...rows.map(({ slug }) => both((root) => productPath(root, slug))),
        ]
      : [],
    tags: [PRODUCTS_TAG, GROUPS_TAG],
  }
}

export const storefront: SiteParts = { resolvers: [shopResolver], menu, sitemap }
