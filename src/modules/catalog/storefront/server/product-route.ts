import { untilTags } from '#kernel/server/site/cache/until-tag.ts'
import { type Loaded, pagesOf } from '#kernel/server/site/route/site-route.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import type { OwnPriceNotes } from '#modules/pages/blocks/product-list/block.ts'
import { productPath } from '../../addresses.ts'
import { buyForm } from '../../offers/server/buy-form.ts'
import { DAY_TAG, deliveryText } from '../../offers/server/delivery-date.ts'
import type { Product } from '../../products/product.ts'
import { pricesAt, type VariantPrices } from '../../products/server/prices/price-log.ts'
import { nextChange } from '../../products/server/prices/settle-products.ts'
import { productResource } from '../../products/server/product.resource.ts'
import { sizeOf } from '../../products/size.ts'
import type { Variant } from '../../products/variant.ts'
import type { CatalogTables } from '../../server/tables.ts'
import {
  type CatalogContext,
  COLORS_TAG,
  type Db,
  GROUPS_TAG,
  productTag,
} from '../../server/unit-of-work.ts'
import { type ProductPageData, productPage } from '../storefront.ts'
import { choicesOf } from './choose-variant.ts'
import { productThing } from './json-ld.ts'
import { knownGroups } from './known-groups.ts'
import { findShown, shownPrice, toCards, wordsIn } from './product-cards.ts'
import { describeFacts } from './product-facts.ts'
import {
  contactLinks,
  picturesOf,
  priceNotes,
  type ShopContext,
  shopContext,
} from './shop-context.ts'
import { wayTo } from './shop-route.ts'
import { availabilityFor } from './stock-availability.ts'

/** One product, or one variant of it: `?variant=` is a link that works without any script. */
export const productRoute = pagesOf<CatalogTables>()(productPage, {
  load: async (context, { params, query, path }) => {
    const item = await findOnline(context.db, params.id ?? '')
    if (!item) return { kind: 'missing' }
    const variant = item.variants.find(({ _id }) => _id === query.variant)
    if (query.variant && !variant) return { kind: 'redirect', to: path, status: 302 }
    const prices = (await pricesAt(context.db, [item._id])).get(item._id)
    return showProduct(context, item, { variant, prices })
  },
})

type Shown = { variant: Variant | undefined; prices: VariantPrices | undefined }

/** The page of a product as it is given: stored, or as somebody is just writing it. */
export async function showProduct(
  context: CatalogContext,
  item: Product,
  shown: Shown,
): Promise<Extract<Loaded<ProductPageData>, { kind: 'page' }>> {
  const site = shopContext(context)
  const { variant, prices } = shown
  const { data, tags } = await describe(site, item, shown)
  const { title, summary, way } = data
  const path = productPath(site.root, item.slug)
  const thing = {
    ...{ title, summary, images: data.pictures.map(({ large }) => large), href: path },
    ...{ sku: (variant ?? item.variants[0])?.sku ?? '', gtin: variant?.gtin ?? '' },
    brand: item.maker.name,
    ...measuresOf(item, variant),
    offer: data.price ? offerOf(site, prices, variant) : undefined,
    availability: data.availability,
  }
  const english = site.lang === 'en'
  const next = nextChange(item, new Date()).first
  return {
    kind: 'page',
    data,
    meta: {
      title: (english ? item.en.meta_title : item.meta_title) || title,
      description: (english ? item.en.meta_description : item.meta_description) || summary,
      image: data.pictures[0]?.id,
      canonical: path,
      jsonLd: productThing(context, thing, [...way, { label: title, href: path }]),
    },
    tags: [
      ...['config', DAY_TAG, productTag(item._id), GROUPS_TAG, COLORS_TAG],
      ...tags,
      ...untilTags([next]),
    ],
  }
}

async function findOnline(db: Db, id: string): Promise<Product | undefined> {
  const [item] = await productResource.read(db, [id])
  return item?.online_state === 'online' && !item.deleted ? item : undefined
}

async function describe(site: ShopContext, item: Product, { variant, prices }: Shown) {
  const { context, lang } = site
  const words = wordsIn(lang, item)
  const own = variant && prices?.get(variant._id)
  const related = await toCards(site, await findShown(context.db, item.related))
  const gallery = variant?.image ? [variant.image, ...item.images] : item.images
  const { pictures, tags } = await picturesOf(site, [...gallery, item.guarantee_label])
  const { choices, tags: choiceTags } = await choicesOf(site, item, variant)
  const price = shownPrice(site, item, own ? new Map([['', own]]) : prices)
  const availability = await availabilityFor(context.db, item, variant)
  const buy = buyForm(context, item, { variant, price, availability })
  const data: ProductPageData = {
    id: item._id,
    ...words,
    text: composeText((lang === 'en' && item.en.description) || item.description),
    pictures: [...new Set(gallery)].flatMap((id) => pictures.get(id) ?? []),
    way: await wayOf(site, item),
    price,
    notes: notesOf(site, item),
    availability,
    buy,
    delivery: deliveryOf(site, item, availability),
    choices,
    ...describeFacts(site, item, variant),
    label: pictures.get(item.guarantee_label ?? '') ?? null,
    contact: buy ? [] : contactLinks(site, words.title),
    related: related.cards,
  }
  // Of those that are not shown yet, too: they may come.
  const others = item.related.map(productTag)
  return { data, tags: [...tags, ...choiceTags, ...related.tags, ...others] }
}

/** Before anything is chosen only what holds for all variants is true. */
function measuresOf(item: Product, variant: Variant | undefined) {
  const [first] = item.variants
  const chosen = variant ?? (item.variants.length === 1 ? first : undefined)
  return { weight: chosen?.weight ?? null, size: chosen ? sizeOf(item, chosen) : null }
}

/** By the first of its groups; its address stays the same whatever they are. */
async function wayOf(site: ShopContext, { groups }: Product) {
  const { tree } = await knownGroups(site.context)
  const first = groups.find((id) => tree.all.has(id) && !tree.all.get(id)?.is_hidden)
  return first ? wayTo(site, tree, first) : [{ label: site.t('shop'), href: site.root }]
}

/** What is only downloaded costs nothing to send. */
function notesOf(site: ShopContext, { withdrawal }: Product): OwnPriceNotes {
  const notes = priceNotes(site)
  return withdrawal === 'digital' ? { ...notes, shipping: null } : notes
}

function deliveryOf(
  site: ShopContext,
  { delivery_days, withdrawal }: Product,
  availability: ProductPageData['availability'],
): string {
  if (withdrawal === 'digital') return site.t('delivery.download')
  const { shipping, vat } = site.shop
  const home = shipping.country.find(({ code }) => code === vat.home)
  const days = delivery_days ?? (home && { min: home.days_min, max: home.days_max })
  const isThere = availability !== 'backorder' && availability !== 'sold_out'
  return days ? deliveryText(site, days, isThere) : ''
}

function offerOf(site: ShopContext, prices: VariantPrices | undefined, variant?: Variant) {
  const own = variant && prices?.get(variant._id)
  const all = (own ? [own] : [...(prices?.values() ?? [])]).map(({ price }) => price)
  if (all.length === 0) return undefined
  const { currency } = site.shop
  return { low: Math.min(...all), high: Math.max(...all), count: all.length, currency }
}
