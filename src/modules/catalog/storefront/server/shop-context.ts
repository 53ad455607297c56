import { formatMoney, formatNumber } from '#kernel/i18n/format.ts'
import { type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import { type PictureData, pictureOf } from '#modules/files/picture.ts'
import { arePicturesFresh, filesById, fileTag } from '#modules/files/server/api.ts'
import type { PriceNotes } from '#modules/pages/blocks/product-list/block.ts'
import { businessSection } from '#modules/pages/config.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import { shopRoot } from '../../addresses.ts'
import { messages } from '../../messages.ts'
import type { CatalogContext } from '../../server/unit-of-work.ts'
import { shippingPage } from '../storefront.ts'

/** What every page of the shop is drawn with. */
export type ShopContext = {
  context: CatalogContext
  lang: Lang
  shop: ShopConfig
  root: string
  t: Translate<typeof messages>
}

export function shopContext(context: CatalogContext): ShopContext {
  const { lang, config } = context
  const shop = config.get(shopSection)
  const t = translator(messages, lang)
  return { context, lang, shop, root: shopRoot(shop.addresses, lang), t }
}

/** '4,50 €', or '€ 4,50' where the shop wants it so. */
export function moneyText({ shop, lang }: ShopContext, cents: number): string {
  const { currency, prefix_currency } = shop
  const plain = formatMoney(cents, lang, currency)
  if (!prefix_currency || lang === 'en') return plain
  const sign = plain.replace(/[\d.,\s\u00a0\u202f-]/g, '')
  return `${sign} ${plain.replace(sign, '').trim()}`
}

/** German words of the settings are the owner's; in English there are ours. */
export function priceNotes({ shop, lang, t }: ShopContext): PriceNotes {
  const { vat } = shop
  const german = vat.small_business ? vat.small_business_note : vat.label
  const english = vat.small_business ? t('price.smallBusiness') : t('price.vat')
  return { vat: lang === 'de' ? german : english, shipping: shippingLink(shop, lang) }
}

/** The way to what shipping costs, which stands beside every price. */
export function shippingLink({ addresses }: Pick<ShopConfig, 'addresses'>, lang: Lang): SiteLink {
  const path = addresses.shipping_costs || shippingPage.path.de
  const label = translator(messages, lang)('price.shipping')
  return { label, href: lang === 'de' ? path : shippingPage.path.en }
}

/** Where something cannot be put into a cart, this is how to get it. */
export function contactLinks({ context, t }: ShopContext, subject: string): SiteLink[] {
  const { email, phone } = context.config.get(businessSection)
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return [
    ...(email ? [{ label: t('contact.mail'), href: mail }] : []),
    ...(phone
      ? [{ label: t('contact.call', { phone }), href: `tel:${phone.replace(/[^\d+]/g, '')}` }]
      : []),
  ]
}

/** Where products are searched, wherever the shop moved it. */
export function searchPath({ shop, lang }: ShopContext): string {
  const { product_search: chosen } = shop.addresses
  const path = chosen.startsWith('/') && chosen !== '/' ? chosen : '/productsearch'
  return lang === 'de' ? path : `/${lang}${path}`
}

/** Days as people say them: '3–5', '2'. */
export function daysText(
  { t, lang }: ShopContext,
  { min, max }: { min: number; max: number },
): string {
  if (max === 0) return t('delivery.now')
  const days = min === max ? formatNumber(max, lang) : `${min}–${max}`
  return t('delivery.days', { days, count: max })
}

type PictureContext = { context: Pick<CatalogContext, 'db' | 'config'>; lang: Lang }

/** The first picture of each product that has one everyone may see, by the id of the product. */
export async function picturesOfProducts(
  { context, lang }: PictureContext,
  ids: readonly string[],
): Promise<Map<string, PictureData>> {
  if (ids.length === 0) return new Map()
  const { db } = context
  const rows = await db
    .selectFrom('products')
    .select(['id', 'images'])
    .where('id', 'in', ids)
    .execute()
  const { pictures } = await picturesOf(
    { context, lang },
    rows.map(({ images }) => images[0]),
  )
  return new Map(
    rows.flatMap(({ id, images }) => {
      const picture = pictures.get(images[0] ?? '')
      return picture ? [[id, picture] as const] : []
    }),
  )
}

/** Pictures everyone may see, by the id of their file, and the tags of all that were asked for. */
export async function picturesOf(
  { context, lang }: PictureContext,
  ids: readonly (string | null | undefined)[],
): Promise<{ pictures: Map<string, PictureData>; tags: string[] }> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (wanted.length === 0) return { pictures: new Map(), tags: [] }
  const isFresh = arePicturesFresh(context.config)
  const files = await filesById(context.db, wanted)
  const shown = files.filter((file) => file.kind === 'image' && !file.isPrivate && !file.isMissing)
  return {
    pictures: new Map(shown.map((file) => [file._id, pictureOf(file, { isFresh, lang })])),
    tags: wanted.map(fileTag),
  }
}
