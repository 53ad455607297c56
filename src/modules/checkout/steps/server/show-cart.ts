import { countryName } from '#kernel/i18n/countries.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { picturesOfProducts, productPath, shippingLink } from '#modules/catalog/server/api.ts'
import {
  lineName,
  quantityText,
  type TotalLine,
  totalLines,
} from '#modules/orders/orders/describe-order.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { CartLine, Notice } from '../../carts/cart.calls.ts'
import { messages } from '../../messages.ts'
import type { CheckoutContext } from '../../server/unit-of-work.ts'
import type { Basket, CartStepData, PriceHints } from '../pages.ts'
import { boundsText } from './describe-failure.ts'
import { isOpenForOrders, paymentMethods } from './payment-methods.ts'
import { needsAccount } from './review-cart.ts'
import { loginPath, shopHome, type Visit } from './visit.ts'

/** The cart with its prices, and what somebody should know before they begin to order. */
export async function showCart(context: CheckoutContext, { priced }: Visit): Promise<CartStepData> {
  const { config, lang } = context
  const { lines, totals, currency, delivery } = priced
  const isLoaded = delivery?.kind === 'download'
  const shop = config.get(shopSection)
  const root = shopHome(context)
  const money = (cents: number) => formatMoney(cents, lang, currency)
  const pictures = await cartPictures(context, lines)
  return {
    step: 'cart',
    lines: lines.map((line) => ({
      id: line._id,
      name: lineName(line),
      href: productPath(root, line.slug),
      picture: pictures.get(line.product) ?? null,
      quantity: line.quantity.replace('.', lang === 'de' ? ',' : '.'),
      unit: line.unit,
      summary: line.summary,
      each: money(line.unit_price),
      base: baseText(line, money),
      amount: money(line.gross),
    })),
    notices: noticesIn(context, priced),
    total: money(totals.goods),
    ...priceHints(context, priced),
    countries: shop.shipping.country
      .filter(({ is_open }) => is_open)
      .map(({ code }) => countryName(code, lang))
      .join(', '),
    methods: paymentMethods(config, { delivery: isLoaded ? delivery : null, total: totals.goods }),
    shop: root,
    isOpen: isOpenForOrders(config),
    login: needsAccount(context) ? loginPath(context, 'cart') : null,
  }
}

/** What somebody is about to order, so that nobody has to go back to see it. */
export async function showBasket(
  context: CheckoutContext,
  { priced }: Pick<Visit, 'priced'>,
): Promise<Basket> {
  const { lang } = context
  const { lines, totals, currency, delivery } = priced
  const pictures = await cartPictures(context, lines)
  return {
    lines: lines.map((line) => ({
      id: line._id,
      name: `${quantityText(line, lang)} ${lineName(line)}`,
      picture: pictures.get(line.product) ?? null,
      amount: formatMoney(line.gross, lang, currency),
    })),
    totals: basketTotals(priced, lang),
    total: formatMoney(delivery ? totals.gross : totals.goods, lang, currency),
    ...(delivery ? { vat: '', shipping: null } : priceHints(context, priced)),
  }
}

function basketTotals({ totals, currency, delivery }: Visit['priced'], lang: Lang): TotalLine[] {
  if (delivery) return totalLines({ totals, delivery, lang, currency })
  const label = translator(messages, lang)('cart.goods')
  return [{ label, amount: formatMoney(totals.goods, lang, currency), isTotal: true }]
}

type CartLines = Visit['priced']['lines']

function cartPictures({ config, db, lang }: CheckoutContext, lines: CartLines) {
  return picturesOfProducts(
    { context: { config, db: tablesOf(db) }, lang },
    lines.map(({ product }) => product),
  )
}

/** What stands beside a sum of goods; what is only downloaded costs nothing to send. */
function priceHints(
  context: CheckoutContext,
  { totals, delivery }: Pick<Visit['priced'], 'totals' | 'delivery'>,
): PriceHints {
  const isLoaded = delivery?.kind === 'download'
  return {
    // Where no VAT is charged the sum contains none.
    vat: totals.vat_note || (totals.vat > 0 ? vatText(context) : ''),
    shipping: isLoaded ? null : shippingLink(context.config.get(shopSection), context.lang),
  }
}

function vatText({ config, lang }: CheckoutContext): string {
  return lang === 'de' ? config.get(shopSection).vat.label : translator(messages, lang)('vat.label')
}

type Money = (cents: number) => string

/** '6,00 € / kg', beside the price (§ 4 PAngV). */
export function baseText({ base }: Pick<CartLine, 'base'>, money: Money): string {
  return base ? `${money(base.price)} / ${base.unit}` : ''
}

/** What the register has not answered. */
const ASKABLE: readonly string[] = ['none', 'unavailable']

/** What changed without its owner's doing, in finished sentences. */
export function noticesIn(
  context: CheckoutContext,
  { notices, currency }: Visit['priced'],
): CartStepData['notices'] {
  const money = (cents: number) => formatMoney(cents, context.lang, currency)
  return notices.map((notice) => ({
    id: `${notice.code} ${lineOf(notice)}`,
    line: lineOf(notice),
    text: noticeText(context, notice, money),
    isGone: notice.code === 'gone',
    canAsk: notice.code === 'vat_id' && ASKABLE.includes(notice.state),
  }))
}

/** What is about no line is about the whole cart. */
function lineOf(notice: Notice): string {
  return 'line' in notice ? notice.line : ''
}

function noticeText({ lang }: CheckoutContext, notice: Notice, money: Money): string {
  const t = translator(messages, lang)
  const { title: name } = notice
  if (notice.code === 'vat_id') return t(`vatId.${notice.state}`, { id: name })
  if (notice.code === 'gone') return t('cart.gone', { name })
  if (notice.code === 'quantity') return `${name}: ${boundsText(notice, lang)}`
  return t('cart.priceChanged', { name, before: money(notice.before), now: money(notice.now) })
}
