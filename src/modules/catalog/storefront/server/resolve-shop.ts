import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { SiteAddress } from '#kernel/server/site/route/site-path.ts'
import type { SiteRoute } from '#kernel/server/site/route/site-route.ts'
import type { Resolved, SiteResolver } from '#kernel/server/site/site-parts.ts'
import { shopSection } from '#modules/shop/config.ts'
import {
  DEFAULT_ADDRESSES,
  groupPath,
  PRODUCT_WORD,
  productPath,
  shopRoot,
} from '../../addresses.ts'
import { catalogFailures } from '../../errors.ts'
import { groupAt } from '../../groups/group-tree.ts'
import { isOnline } from '../../products/server/find-products.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { knownGroups } from './known-groups.ts'
import { productRoute } from './product-route.ts'
import { shopRoute } from './shop-route.ts'

type Asked = { context: Context<never>; lang: Lang; addresses: { shop: string } }

/**
 * Everything behind the address of the shop; it is asked before the stored pages.
 */
export const shopResolver: SiteResolver = async (context, address) => {
  const { addresses } = context.config.get(shopSection)
  const { lang } = address
  const asked = { context, lang, addresses }
  const rest = behind(address, shopRoot(addresses, lang))
  if (rest) return resolve(asked, rest)
  // A shop that moved is found where shops usually are; it may move back.
  const usual = behind(address, shopRoot(DEFAULT_ADDRESSES, lang))
  if (!usual) return undefined
  const to = groupPath(shopRoot(addresses, lang), usual.map(encodeURIComponent))
  return { kind: 'redirect', to, status: 302 }
}

function resolve(asked: Asked, rest: readonly string[]): Promise<Resolved | undefined> {
  const [first, second] = rest
  if (first?.toLowerCase() !== PRODUCT_WORD) return resolveGroup(asked, rest)
  return rest.length === 2 && second ? resolveProduct(asked, second) : Promise.resolve(undefined)
}

async function resolveGroup(asked: Asked, slugs: readonly string[]): Promise<Resolved | undefined> {
  const context = { ...asked.context, db: tablesOf<CatalogTables>(asked.context.db) }
  const { tree } = await knownGroups(context)
  const id =
    slugs.length === 0
      ? undefined
      : (groupAt(tree, slugs)?.id ?? (await formerGroup(context.db, slugs, tree.all)))
  if (slugs.length > 0 && !id) return undefined
  const way = id ? tree.pathTo(id).map(({ slug }) => slug) : []
  return pageAt(asked, shopRoute, {
    params: id ? { id } : {},
    path: (root) => groupPath(root, way),
  })
}

async function formerGroup(
  db: ReturnType<typeof tablesOf<CatalogTables>>,
  slugs: readonly string[],
  known: ReadonlyMap<string, unknown>,
): Promise<string | undefined> {
  const former = await db
    .selectFrom('product_group_paths')
    .select('group_id')
    .where('path', '=', slugs.join('/').toLowerCase())
    .executeTakeFirst()
  if (former && !known.has(former.group_id)) throw catalogFailures.groupGone()
  return former?.group_id
}

type Row = { id: string; slug: string; is_online: boolean; is_gone: boolean }

async function resolveProduct(asked: Asked, slug: string): Promise<Resolved | undefined> {
  const { rows } = await sql<Row>`
    select products.id, products.slug, ${isOnline} as is_online,
      s.was_online and (products.state = 'archived'
        or (products.deleted_at is not null and products.state <> 'draft')) as is_gone
    from product_slugs s join products on products.id = s.product_id
    where s.slug = ${slug.toLowerCase()}`.execute(asked.context.db)
  const [found] = rows
  if (found?.is_gone) throw catalogFailures.gone()
  if (!found?.is_online) return undefined
  const path = (root: string) => productPath(root, found.slug)
  return pageAt(asked, productRoute, { params: { id: found.id }, path })
}

type Target = { params: Record<string, string>; path(root: string): string }

function pageAt({ lang, addresses }: Asked, route: SiteRoute, { params, path }: Target): Resolved {
  const at = (one: Lang) => path(shopRoot(addresses, one))
  return {
    kind: 'page',
    route,
    params,
    lang,
    path: at(lang),
    alternates: { de: at('de'), en: at('en') },
  }
}

/** What of an address lies behind a root; undefined when it is not below it. */
function behind({ segments }: SiteAddress, root: string): readonly string[] | undefined {
  const words = root.split('/').filter(Boolean)
  const isBelow = words.every((word, at) => segments[at]?.toLowerCase() === word.toLowerCase())
  return isBelow ? segments.slice(words.length) : undefined
}
