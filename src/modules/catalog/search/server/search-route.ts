import { tablesOf } from '#kernel/server/database.ts'
import { addressKey, countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { pickQuery, withQuery } from '#kernel/server/site/route/site-path.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import type { SiteSearch } from '#kernel/server/site/site-parts.ts'
import { shopSection } from '#modules/shop/config.ts'
import { groupPath, productPath, shopRoot } from '../../addresses.ts'
import type { CatalogTables } from '../../server/tables.ts'
import type { CatalogContext } from '../../server/unit-of-work.ts'
import { groupTitle, knownGroups, shownBelow } from '../../storefront/server/known-groups.ts'
import { findShown, toCards, wordsIn } from '../../storefront/server/product-cards.ts'
import {
  contactLinks,
  moneyText,
  priceNotes,
  type ShopContext,
  searchPath,
  shopContext,
} from '../../storefront/server/shop-context.ts'
import {
  FACETS,
  type Facet,
  type FacetName,
  LONGEST,
  PRICE_STEPS,
  type ProductSearchData,
  productSearchPage,
  suggestProducts,
} from '../product-search.ts'
import {
  type Chosen,
  type Counts,
  findCounted,
  findIds,
  MOST_COUNTED,
  prepareQuery,
} from './find-by-words.ts'

const PER_PAGE = 24
const MOST_SUGGESTED = 6
const LIMIT = { max: 60, seconds: 60, per: 'ip' } as const

export const searchRoute = pagesOf<CatalogTables>()(productSearchPage, {
  load: async (context, { query, path }) => {
    const site = shopContext(context)
    const typed = (query.q ?? '').trim().slice(0, LONGEST)
    const page = Number(query.page ?? 1)
    if (!Number.isInteger(page) || page < 1 || (page - 1) * PER_PAGE > MOST_COUNTED)
      return { kind: 'missing' }
    const known = await knownGroups(context)
    const facets = facetsOf(site)
    const chosen = pickQuery(query, facets)
    const isAsked = typed !== '' || Object.keys(chosen).length > 0
    const data: ProductSearchData = {
      typed,
      action: path,
      found: isAsked ? await search(site, { typed, chosen, page, path }) : null,
      notes: priceNotes(site),
      groups: shownBelow(known, null).map((group) => ({
        label: groupTitle(site.lang, group),
        href: groupPath(site.root, [group.slug]),
      })),
      contact: contactLinks(site, typed),
      home: site.root,
    }
    const title = typed ? site.t('search.for', { typed }) : site.t('search.title')
    const searched =
      typed && data.found && page === 1 ? { typed, found: data.found.count } : undefined
    return { kind: 'page', data, meta: { title, noindex: true }, tags: [], searched }
  },
})

type Asked = { typed: string; chosen: Chosen; page: number; path: string }

async function search(site: ShopContext, asked: Asked): Promise<ProductSearchData['found']> {
  const { db, ip } = site.context
  await countAttempt(tablesOf<KernelTables>(db), `productsearch ${addressKey(ip)}`, LIMIT)
  const query = await prepareQuery(db, asked.typed, asked.chosen)
  const { tree } = await knownGroups(site.context)
  if (!query)
    return { products: [], count: 0, isMore: false, facets: [], before: null, after: null }
  const { group = '' } = asked.chosen
  const within = tree.all.has(group) ? tree.within(group) : []
  const stretch = { limit: PER_PAGE + 1, offset: (asked.page - 1) * PER_PAGE }
  const found = { names: facetsOf(site), stretch }
  const { ids, count, facets } = await findCounted(db, { ...query, within }, found)
  const { cards } = await toCards(site, await findShown(db, ids.slice(0, PER_PAGE)))
  const at = (page: number) => hrefOf(asked, asked.chosen, page)
  return {
    products: cards,
    count: Math.min(count, MOST_COUNTED),
    isMore: count > MOST_COUNTED,
    facets: await showFacets(site, facets, asked),
    before: asked.page > 1 ? at(asked.page - 1) : null,
    after: ids.length > PER_PAGE ? at(asked.page + 1) : null,
  }
}

/** What a shop without prices says nothing of cannot be chosen by. */
function facetsOf({ shop }: ShopContext): FacetName[] {
  return FACETS.filter((name) => name !== 'price' || shop.showPrice)
}

function showFacets(site: ShopContext, counts: Counts, asked: Asked): Promise<Facet[]> {
  return Promise.all([...counts].map((counted) => facetOf(site, asked, counted)))
}

/**
 * What the products of a list can be narrowed down by; the links lead to the search, whose pages
 * nobody keeps. The stock is left to it: it changes more often than a list is drawn.
 */
export async function facetsOfList(site: ShopContext, group?: string): Promise<Facet[]> {
  const { tree } = await knownGroups(site.context)
  const chosen: Chosen = group ? { group } : {}
  const query = { typed: '', words: [], chosen, within: group ? tree.within(group) : undefined }
  const asked = { typed: '', chosen, page: 1, path: searchPath(site) }
  const names = facetsOf(site).filter((name) => name !== 'stock' && name !== 'group')
  const { facets } = await findCounted(site.context.db, query, { names })
  return showFacets(site, facets, asked)
}

/** Each value is a link that chooses it, or lets it go again. */
async function facetOf(
  site: ShopContext,
  asked: Asked,
  [name, counted]: readonly [FacetName, readonly { value: string; count: number }[]],
): Promise<Facet> {
  // Ranges of prices are read from the cheapest on, whatever most products cost.
  const values =
    name === 'price' ? counted.toSorted((a, b) => Number(a.value) - Number(b.value)) : counted
  const labels = await labelsOf(
    site,
    name,
    values.map(({ value }) => value),
  )
  const { [name]: current, ...others } = asked.chosen
  return {
    name,
    values: values.flatMap(({ value, count }) => {
      const label = labels.get(value)
      const isChosen = value === current
      const chosen = isChosen ? others : { ...others, [name]: value }
      return label ? [{ label, count, isChosen, href: hrefOf(asked, chosen, 1) }] : []
    }),
  }
}

async function labelsOf(
  site: ShopContext,
  name: FacetName,
  values: readonly string[],
): Promise<Map<string, string>> {
  const { context, lang, t } = site
  if (name === 'price') return new Map(values.map((range) => [range, rangeText(site, range)]))
  if (name === 'stock')
    return new Map([
      ['there', t('search.stock.there')],
      ['gone', t('search.stock.gone')],
    ])
  if (name === 'tag' || values.length === 0) return new Map(values.map((tag) => [tag, tag]))
  if (name === 'group') {
    const { tree } = await knownGroups(context)
    return new Map([...tree.all].map(([id, group]) => [id, groupTitle(lang, group)]))
  }
  const colors = await context.db
    .selectFrom('product_colors')
    .select(['id', 'title', 'title_en'])
    .where('id', 'in', [...values])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    colors.map(({ id, title, title_en }) => [id, (lang === 'en' && title_en) || title]),
  )
}

/** 'bis 10,00 €', '10,00 € bis 25,00 €', 'ab 250,00 €' */
function rangeText(site: ShopContext, range: string): string {
  const [low, high] = [PRICE_STEPS[Number(range) - 1], PRICE_STEPS[Number(range)]]
  const from = low === undefined ? '' : moneyText(site, low)
  const to = high === undefined ? '' : moneyText(site, high)
  if (!from) return site.t('search.price.below', { to })
  return to ? site.t('search.price.between', { from, to }) : site.t('search.price.above', { from })
}

function hrefOf({ typed, path }: Asked, chosen: Chosen, page: number): string {
  const query = { ...(typed && { q: typed }), ...chosen }
  return withQuery(path, page > 1 ? { ...query, page: String(page) } : query)
}

/** A few products that could be meant, for whoever is still typing. */
export const suggestRoute: Route = routesOf<CatalogTables>()(
  suggestProducts,
  async (context, { query }) => {
    const cards = await findCards(context, query.q, MOST_SUGGESTED)
    return {
      suggestions: cards.map(({ title, href, picture, price }) => ({
        title,
        href,
        image: picture?.src ?? null,
        price: price?.amount ?? null,
      })),
    }
  },
)

async function findCards(context: CatalogContext, typed: string, limit: number) {
  const query = await prepareQuery(context.db, typed)
  if (!query) return []
  const ids = await findIds(context.db, query, { limit, offset: 0 })
  return (await toCards(shopContext(context), await findShown(context.db, ids))).cards
}

/** Products among what visitors find on the whole website. */
export const findProducts: SiteSearch = async (context, { lang, typed, limit }) => {
  const db = tablesOf<CatalogTables>(context.db)
  const query = await prepareQuery(db, typed)
  if (!query) return []
  const root = shopRoot(context.config.get(shopSection).addresses, lang)
  const rows = await findShown(db, await findIds(db, query, { limit, offset: 0 }))
  return rows.map((row) => {
    const { title, summary } = wordsIn(lang, row)
    const isTitled = title.toLowerCase().includes(typed.trim().toLowerCase())
    return { title, href: productPath(root, row.slug), text: summary, isTitled }
  })
}
