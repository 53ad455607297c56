import type { Selectable } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { type Offer, readOffers } from '#modules/catalog/server/api.ts'
import { lineName } from '#modules/orders/orders/describe-order.ts'
import type { OrderDelivery, OrderTotals } from '#modules/orders/orders/order.ts'
import type { PricedDocument } from '#modules/pricing/engine/document.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import { isNoShipping, quoteShipping } from '#modules/shop/shipping/quote-shipping.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import type { CheckoutTables } from '../../server/tables.ts'
import type { CheckoutContext, Db } from '../../server/unit-of-work.ts'
import type { CartLine, Notice } from '../cart.calls.ts'
import { vatCheckOf } from './check-vat-id.ts'
import type { CartRow } from './find-cart.ts'
import { type PricedGoods, priceGoods, type SoldLine, totalsOf } from './price-goods.ts'

/** Nobody orders more of one thing here; a product may say less. */
const MOST = '99999'

/** A cart as it costs right now, by the one price engine; nothing a browser says is asked. */
export type PricedCart = {
  lines: readonly (CartLine & { slug: string })[]
  notices: readonly Notice[]
  isAdult: boolean
  totals: OrderTotals
  currency: string
  /** Null until it is chosen, or where nothing is sent there. */
  delivery: OrderDelivery | null
  /** What sending would cost; null where it is not known or not possible. */
  shipping: { amount: number; days: Days } | null
}

type Site = Pick<CheckoutContext, 'config' | 'lang'>
type LineRow = Selectable<CheckoutTables['cart_lines']>

export async function priceCart(
  { config, lang }: Site,
  db: Db,
  cart: CartRow | undefined,
): Promise<PricedCart> {
  const shop = config.get(shopSection)
  const rows = cart ? await readLines(db, cart.id) : []
  const variants = rows.map(({ variant_id }) => variant_id)
  const offers = await readOffers(db, variants)
  const wanted = forSale(shop, rows, offers)
  const delivered = deliveredIn(cart, wanted)
  const abroad = delivered?.delivery?.kind === 'pickup' ? undefined : cart?.address?.country
  const check = vatCheckOf({ config }, delivered)
  const basket = { country: abroad, isConfirmed: check?.state === 'valid' }
  const goods = priceGoods(shop, { ...basket, lines: wanted, shipping: null })
  const { sold } = goods
  const { sent, delivery } = wayTo(shop, cart, { ...goods, abroad })
  const cost = delivery?.kind === 'ship' && sent ? sent.amount : null
  const { document } = priceGoods(shop, { ...basket, lines: sold, shipping: cost })
  return {
    lines: sold.map((line) => toLine(line, document, lang)),
    notices: [
      ...rows.flatMap((row) => noticesOf(row, sold, nameOf(offers.get(row.variant_id), lang))),
      ...vatNotices(check),
    ],
    isAdult: sold.some(({ offer }) => offer.is_adult),
    totals: totalsOf(shop, { document, sold }, lang),
    currency: shop.currency,
    delivery,
    shipping: sent,
  }
}

function forSale(
  shop: ShopConfig,
  rows: readonly LineRow[],
  offers: ReadonlyMap<string, Offer>,
): SoldLine[] {
  return rows.flatMap((row) => {
    const offer = offers.get(row.variant_id)
    const quantity = fromThousandths(row.quantity)
    // A shop that shows no prices sells nothing.
    return offer?.is_for_sale && shop.showPrice ? [{ id: row.id, quantity, offer }] : []
  })
}

/** How it comes, and what sending it would cost. */
function wayTo(
  shop: ShopConfig,
  cart: CartRow | undefined,
  { document, sold, isHome, abroad }: PricedGoods & { abroad: string | undefined },
) {
  // A country without a rate cannot be sold to.
  const isNowhere = isHome && abroad !== undefined
  const sent = isNowhere ? null : quoteFor(shop, cart, { sold, value: document.totals.goods })
  const delivery = isAllDigital(sold)
    ? downloadTo(shop, isNowhere ? '' : abroad)
    : deliveryOf(shop, cart, sent)
  return { sent, delivery }
}

function toLine(
  { id, quantity, offer }: SoldLine,
  document: PricedDocument,
  lang: Lang,
): PricedCart['lines'][number] {
  const priced = document.lines.find((line) => line.id === id)
  const { variant, product, sku, unit, withdrawal, slug, base } = offer
  return {
    ...{ _id: id, variant, product, sku, unit, withdrawal, slug, quantity, base },
    ...{ title: offer.title[lang], variant_title: offer.variant_title[lang] },
    summary: offer.summary[lang],
    unit_price: document.exemption === 'intra_community' ? paidEach(priced) : offer.price,
    ...{ gross: priced?.gross ?? 0, rate: priced?.rate ?? '0' },
  }
}

/** Without the VAT that is in the price of the shelf; to the cent, the sum of the line is exact. */
function paidEach(line: PricedDocument['lines'][number] | undefined): number {
  return line ? Math.round(line.gross / Number(line.quantity)) : 0
}

function vatNotices(check: ReturnType<typeof vatCheckOf>): Notice[] {
  if (!check || check.state === 'valid') return []
  return [{ code: 'vat_id', title: check.vat_id, state: check.state }]
}

/** The thing with its variant: 'Schürze, blau'; a dash for what is gone without a trace. */
export function nameOf(offer: Offer | undefined, lang: Lang): string {
  if (!offer) return '–'
  return lineName({ title: offer.title[lang], variant_title: offer.variant_title[lang] })
}

/** Within the product's own bounds and steps, counted from the smallest quantity. */
export function isOrderable({ order_quantity }: Offer, size: number): boolean {
  const { min, max, step } = order_quantity
  const least = toThousandths(min)
  const most = toThousandths(max || MOST)
  return size >= least && size <= most && (size - least) % toThousandths(step) === 0
}

function readLines(db: Db, cart: string): Promise<LineRow[]> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cart)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What its owner should know before going on. */
function noticesOf(row: LineRow, sold: readonly SoldLine[], title: string): Notice[] {
  const about = { line: row.id, title }
  const offer = sold.find(({ id }) => id === row.id)?.offer
  if (!offer) return [{ code: 'gone', ...about }]
  const { order_quantity, price: now } = offer
  const before = row.seen_price
  return [
    ...(now === before ? [] : [{ code: 'price_changed' as const, ...about, before, now }]),
    ...(isOrderable(offer, row.quantity)
      ? []
      : [{ code: 'quantity' as const, ...about, ...order_quantity }]),
  ]
}

/** What is downloaded is neither sent nor fetched, whatever was chosen for other goods before. */
function deliveredIn(cart: CartRow | undefined, lines: readonly SoldLine[]): CartRow | undefined {
  return cart && isAllDigital(lines) ? { ...cart, delivery: null } : cart
}

function isAllDigital(lines: readonly SoldLine[]): boolean {
  return lines.length > 0 && lines.every(isDigital)
}

/** As far as the shop delivers; a country nobody has said yet is no reason to stop. */
function downloadTo({ shipping }: ShopConfig, country: string | undefined): OrderDelivery | null {
  const isOpen = shipping.country.some(({ code, is_open }) => is_open && code === country)
  return country === undefined || isOpen ? { kind: 'download' } : null
}

function isDigital({ offer }: SoldLine): boolean {
  return offer.withdrawal === 'digital'
}

type Parcel = { sold: readonly SoldLine[]; value: number }

function quoteFor(
  shop: ShopConfig,
  cart: CartRow | undefined,
  { sold, value }: Parcel,
): PricedCart['shipping'] {
  const address = cart?.address
  const goods = sold.filter((line) => !isDigital(line))
  if (!address || goods.length === 0) return null
  const weight = goods.reduce((sum, line) => sum + Number(line.quantity) * line.offer.weight, 0)
  const quote = quoteShipping(shop, {
    country: address.country,
    zip: address.zip,
    groups: goods.map(({ offer }) => knownGroup(shop, offer)),
    value,
    weight: Math.ceil(weight),
  })
  return isNoShipping(quote) ? null : { amount: quote.amount, days: slowest(quote.days, goods) }
}

type Days = { min: number; max: number }

/** What takes longest to be ready says when everything comes. */
function slowest(onTheWay: Days, sold: readonly SoldLine[]): Days {
  const all = [onTheWay, ...sold.flatMap(({ offer }) => offer.delivery_days ?? [])]
  return {
    min: Math.max(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)),
  }
}

/** A group that is gone sends nothing; the default one stands in for it. */
function knownGroup({ shipping }: ShopConfig, { shipping_group }: Offer): string {
  const isKnown = shipping.groups.some(({ uuid }) => uuid === shipping_group)
  return isKnown ? (shipping_group ?? '') : ''
}

function deliveryOf(
  shop: ShopConfig,
  cart: CartRow | undefined,
  sent: PricedCart['shipping'],
): OrderDelivery | null {
  const chosen = cart?.delivery
  if (chosen?.kind === 'ship')
    return sent && { kind: 'ship', days_min: sent.days.min, days_max: sent.days.max }
  if (chosen?.kind !== 'pickup') return null
  const place = shop.cc_locations.location.find(({ uuid }) => uuid === chosen.location)
  if (!place) return null
  const { title, address, zip, city, hours } = place
  return { kind: 'pickup', title, address, zip, city, hours }
}
