import { Id } from '#kernel/contract/fields.ts'
import { type Loaded, pagesOf } from '#kernel/server/site/route/site-route.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { textOf } from '#kernel/site/block/rich-text/text-of.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import { groupPath } from '../../addresses.ts'
import type { GroupTree } from '../../groups/group-tree.ts'
import type { ShopGroup } from '../../groups/server/read-tree.ts'
import { facetsOfList } from '../../search/server/search-route.ts'
import type { CatalogTables } from '../../server/tables.ts'
import {
  COLORS_TAG,
  GROUPS_TAG,
  groupProductsTag,
  PRODUCTS_TAG,
} from '../../server/unit-of-work.ts'
import { type ShopPageData, shopPage } from '../storefront.ts'
import { breadcrumbs } from './json-ld.ts'
import { groupTitle, knownGroups, shownBelow } from './known-groups.ts'
import { findListed, toCards } from './product-cards.ts'
import {
  contactLinks,
  picturesOf,
  priceNotes,
  type ShopContext,
  searchPath,
  shopContext,
} from './shop-context.ts'

const PER_PAGE = 24
/** Further pages go by the last product of the one before. */
const MOST_PAGES = 200
const DESCRIPTION = 160

/** The first page of the shop, or a group: groups below it, and its products. */
export const shopRoute = pagesOf<CatalogTables>()(shopPage, {
  load: async (context, { params, query, path }) => {
    const page = query.page === undefined ? 1 : Number(query.page)
    const { after } = query
    if (!isPage(page, after)) return { kind: 'missing' }
    const site = shopContext(context)
    const known = await knownGroups(context)
    const group = params.id ? known.tree.all.get(params.id) : undefined
    if (params.id && !group) return { kind: 'missing' }
    const within = group ? known.tree.within(group.id) : undefined
    const rows = await findListed(context.db, {
      groups: within,
      sort: group?.sort ?? 'newest',
      limit: PER_PAGE + 1,
      offset: (page - 1) * PER_PAGE,
      after,
    })
    if (rows.length === 0 && (page > 1 || after)) return { kind: 'missing' }
    const { cards, tags } = await toCards(site, rows.slice(0, PER_PAGE))
    const tiles = await tilesOf(site, known.tree, shownBelow(known, group?.id ?? null))
    const data: ShopPageData = {
      title: group ? groupTitle(site.lang, group) : '',
      text: composeText(group ? groupText(site, group) : ''),
      way: group ? wayTo(site, known.tree, group.id).slice(0, -1) : [],
      groups: tiles.tiles,
      products: cards,
      facets: page === 1 && cards.length > 1 ? await facetsOfList(site, group?.id) : [],
      notes: priceNotes(site),
      home: site.root,
      search: searchPath(site),
      contact: contactLinks(site, site.t('shop')),
      ...pagesAround(rows, { page, path, after }),
    }
    const shown = within?.map(groupProductsTag) ?? [PRODUCTS_TAG]
    return {
      kind: 'page',
      data,
      meta: metaOf(site, data, { group, page, path }),
      tags: ['config', GROUPS_TAG, COLORS_TAG, ...shown, ...tags, ...tiles.tags],
    }
  },
})

function isPage(page: number, after: string | undefined): boolean {
  const isKnown = Number.isInteger(page) && page >= 1 && page <= MOST_PAGES
  return isKnown && (after === undefined || Id.safeParse(after).success)
}

type PageAddress = { page: number; path: string; after: string | undefined }

/** The earlier and the later page; behind the last number the address names the last product. */
function pagesAround(rows: readonly { id: string }[], { page, path, after }: PageAddress) {
  const at = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  const isNumbered = page < MOST_PAGES && after === undefined
  const next = isNumbered ? at(page + 1) : `${path}?after=${rows[PER_PAGE - 1]?.id}`
  return {
    before: page > 1 ? at(page - 1) : null,
    after: rows.length > PER_PAGE ? next : null,
  }
}

type ShopListing = { group: ShopGroup | undefined; page: number; path: string }
type Meta = Extract<Loaded<ShopPageData>, { kind: 'page' }>['meta']

function metaOf(site: ShopContext, data: ShopPageData, { group, page, path }: ShopListing): Meta {
  const words = textOf(data.text).replace(/\s+/g, ' ').slice(0, DESCRIPTION)
  const title = data.title || site.t('shop')
  return {
    title: page > 1 ? site.t('pageOf', { title, page }) : title,
    description: words || undefined,
    image: group?.image ?? undefined,
    jsonLd: group && breadcrumbs(site.context, [...data.way, { label: data.title, href: path }]),
  }
}

/** From the shop down to a group, each a link. */
export function wayTo(site: ShopContext, tree: GroupTree<ShopGroup>, id: string): SiteLink[] {
  const { root, lang, t } = site
  const path = tree.pathTo(id)
  const slugs = path.map(({ slug }) => slug)
  return [
    { label: t('shop'), href: root },
    ...path.map((group, at) => ({
      label: groupTitle(lang, group),
      href: groupPath(root, slugs.slice(0, at + 1)),
    })),
  ]
}

/** Groups as tiles, and the tags of their pictures. */
export async function tilesOf(
  site: ShopContext,
  tree: GroupTree<ShopGroup>,
  groups: readonly ShopGroup[],
) {
  const { pictures, tags } = await picturesOf(
    site,
    groups.map(({ image }) => image),
  )
  const tiles = groups.map((group) => ({
    id: group.id,
    label: groupTitle(site.lang, group),
    href: groupPath(
      site.root,
      tree.pathTo(group.id).map(({ slug }) => slug),
    ),
    picture: pictures.get(group.image ?? '') ?? null,
  }))
  return { tiles, tags }
}

function groupText({ lang }: ShopContext, { text, en }: ShopGroup): string {
  return (lang === 'en' && en.text) || text
}
