import type { Selectable } from 'kysely'
import { type Offer, readOffers } from '#modules/catalog/server/api.ts'
import type { OrderDelivery, OrderLine, OrderTotals } from '#modules/orders/orders/order.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import { isNoShipping, quoteShipping } from '#modules/shop/shipping/quote-shipping.ts'
import { fromThousandths } from '#modules/stock/levels/quantity.ts'
import type { CheckoutTables } from '../../server/tables.ts'
import type { CheckoutContext, Db } from '../../server/unit-of-work.ts'
import type { Notice } from '../cart.calls.ts'
import type { CartRow } from './find-cart.ts'
import { priceGoods, type SoldLine, totalsOf } from './price-goods.ts'

type CartLine = OrderLine & { slug: string }

/** A cart as it costs right now, by the one price engine; nothing a browser says is asked. */
export type PricedCart = {
  lines: readonly CartLine[]
  notices: readonly Notice[]
  isAdult: boolean
  totals: OrderTotals
  currency: string
  /** Null until it is chosen, or where nothing is sent there. */
  delivery: OrderDelivery | null
  /** What sending would cost; null where it is not known or not possible. */
  shipping: { amount: number; days: { min: number; max: number } } | null
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
  const wanted = rows.flatMap((row): SoldLine[] => {
    const offer = offers.get(row.variant_id)
    const quantity = fromThousandths(row.quantity)
    return offer?.is_for_sale ? [{ id: row.id, quantity, offer }] : []
  })
  const abroad = cart?.delivery?.kind === 'pickup' ? undefined : cart?.address?.country
  const goods = priceGoods(shop, { country: abroad, lines: wanted, shipping: null })
  const { sold } = goods
  const value = goods.document.totals.goods
  const sent = goods.isHome && abroad ? null : quoteFor(shop, cart, { sold, value })
  const delivery = deliveryOf(shop, cart, sent)
  const cost = delivery?.kind === 'ship' && sent ? sent.amount : null
  const { document } = priceGoods(shop, { country: abroad, lines: sold, shipping: cost })
  return {
    lines: sold.map(({ id, quantity, offer }) => {
      const priced = document.lines.find((line) => line.id === id)
      const { variant, product, sku, unit, withdrawal, slug } = offer
      return {
        ...{ _id: id, variant, product, sku, unit, withdrawal, slug, quantity },
        ...{ title: offer.title[lang], variant_title: offer.variant_title[lang] },
        ...{ unit_price: offer.price, gross: priced?.gross ?? 0, rate: priced?.rate ?? '0' },
      }
    }),
    notices: rows.flatMap((row) => noticesOf(row, sold, offers.get(row.variant_id)?.title[lang])),
    isAdult: sold.some(({ offer }) => offer.is_adult),
    totals: totalsOf(shop, document, lang),
    currency: shop.currency,
    delivery,
    shipping: sent,
  }
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
function noticesOf({ id, seen_price }: LineRow, sold: readonly SoldLine[], title = '–'): Notice[] {
  const line = sold.find((one) => one.id === id)
  if (!line) return [{ code: 'gone', line: id, title }]
  const now = line.offer.price
  return now === seen_price
    ? []
    : [{ code: 'price_changed', line: id, title, before: seen_price, now }]
}

type Parcel = { sold: readonly SoldLine[]; value: number }

function quoteFor(
  shop: ShopConfig,
  cart: CartRow | undefined,
  { sold, value }: Parcel,
): PricedCart['shipping'] {
  const address = cart?.address
  if (!address || sold.length === 0) return null
  const weight = sold.reduce((sum, line) => sum + Number(line.quantity) * line.offer.weight, 0)
  const quote = quoteShipping(shop, {
    country: address.country,
    zip: address.zip,
    groups: sold.map(({ offer }) => knownGroup(shop, offer)),
    value,
    weight: Math.ceil(weight),
  })
  return isNoShipping(quote) ? null : { amount: quote.amount, days: quote.days }
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
