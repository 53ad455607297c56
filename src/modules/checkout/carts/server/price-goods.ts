import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Offer } from '#modules/catalog/server/api.ts'
import type { OrderTotals } from '#modules/orders/orders/order.ts'
import { type PricedDocument, PricingError } from '#modules/pricing/engine/document.ts'
import { priceDocument } from '#modules/pricing/engine/price-document.ts'
import type { ShopConfig } from '#modules/shop/config.ts'
import { vatRules } from '#modules/shop/section/vat-rules.ts'
import { messages } from '../../messages.ts'

export type SoldLine = { id: string; quantity: string; offer: Offer }

type Basket = {
  /** Where it goes; undefined: it stays at home. */
  country: string | undefined
  lines: readonly SoldLine[]
  /** Whole cents, gross. */
  shipping: number | null
  /** The register of the EU has confirmed the VAT id of the country it goes to. */
  isConfirmed: boolean
}
export type PricedGoods = {
  document: PricedDocument
  /** The lines that have a price. */
  sold: readonly SoldLine[]
  /** Priced as if it stayed at home. */
  isHome: boolean
}

/**
 * Asks the price engine. A country without a rate cannot be sent to, so the goods are priced as at home;
 * without a rate at home nothing can be sold.
 */
export function priceGoods(shop: ShopConfig, basket: Basket): PricedGoods {
  const { country, lines } = basket
  const { home } = shop.vat
  const asked = country === undefined ? [home] : [country, home]
  for (const taxed of asked) {
    const document = tryPricing(shop, { ...basket, country: taxed })
    if (document) return { document, sold: lines, isHome: taxed !== country }
  }
  const nothing = { country: home, lines: [], shipping: null, isConfirmed: false }
  const document = priceIn(shop, nothing)
  return { document, sold: [], isHome: true }
}

function tryPricing(shop: ShopConfig, basket: Basket): PricedDocument | undefined {
  try {
    return priceIn(shop, basket)
  } catch (error) {
    if (error instanceof PricingError && error.code === 'no_rate') return undefined
    throw error
  }
}

function priceIn(shop: ShopConfig, basket: Basket): PricedDocument {
  const { country = '', lines, shipping, isConfirmed } = basket
  const hasShipping = shipping !== null && lines.length > 0
  return priceDocument({
    currency: shop.currency,
    country,
    buyer: { kind: isConfirmed ? 'business' : 'consumer', hasConfirmedVatId: isConfirmed },
    dayOfSupply: toWallTime(new Date().toISOString())?.day ?? '',
    rules: vatRules(shop),
    lines: lines.map(({ id, quantity, offer: { price, vat_group } }) => ({
      ...{ id, quantity, unitPrice: price, basis: 'gross' },
      vatGroup: vat_group ?? shop.vat.default_vat_group,
    })),
    adjustments: hasShipping
      ? [{ id: 'shipping', kind: 'shipping', amount: shipping, basis: 'gross' }]
      : [],
  })
}

/** German words of the settings are the owner's; in English there are ours. */
export function totalsOf(
  { vat: settings }: ShopConfig,
  { document, sold }: Pick<PricedGoods, 'document' | 'sold'>,
  lang: Lang,
): OrderTotals {
  const { totals, vat: by_rate, exemption } = document
  const { goods, shipping, net, vat, gross } = totals
  const t = translator(messages, lang)
  const small = lang === 'de' ? settings.small_business_note : t('vat.smallBusiness')
  return {
    ...{ goods, shipping, net, vat, gross, by_rate, exemption },
    vat_label: lang === 'de' ? settings.details_label : t('vat.label'),
    vat_note: noteOf(exemption, { small, within: withoutVat(sold, lang) }),
    is_detailed: settings.show_detailed,
  }
}

type Notes = { small: string; within: string }

function noteOf(exemption: PricedDocument['exemption'], { small, within }: Notes): string {
  if (exemption === 'small_business') return small
  return exemption === 'intra_community' ? within : ''
}

/** What is sent abroad is a delivery, what is downloaded a service: the law has words for each. */
function withoutVat(sold: readonly SoldLine[], lang: Lang): string {
  const t = translator(messages, lang)
  const services = sold.filter(({ offer }) => offer.withdrawal === 'digital')
  return [
    services.length < sold.length ? t('vat.intraCommunity') : '',
    services.length > 0 ? t('vat.reverseCharge') : '',
    t('vat.without'),
  ]
    .filter(Boolean)
    .join(' ')
}
