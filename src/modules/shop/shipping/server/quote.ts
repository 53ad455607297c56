import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import type { Context } from '#kernel/server/context.ts'
import { type DocumentInput, PricingError } from '#modules/pricing/engine/document.ts'
import { priceDocument } from '#modules/pricing/engine/price-document.ts'
import { type ShopConfig, shopSection } from '../../config.ts'
import { shopFailures } from '../../errors.ts'
import { vatRules } from '../../section/vat-rules.ts'
import { isNoShipping, type NoShipping, quoteShipping } from '../quote-shipping.ts'
import type { Quote, QuotedLine } from '../shipping.calls.ts'

type Input = { country: string; zip: string; lines: readonly QuotedLine[] }

/** Prices the goods, asks for their shipping, and prices both together. */
export function quote({ config }: Pick<Context<never>, 'config'>, input: Input): Quote {
  const shop = config.get(shopSection)
  const goods = documentOf(shop, input)
  const found = quoteShipping(shop, {
    country: input.country,
    zip: input.zip,
    groups: input.lines.map(({ shipping_group }) => shipping_group),
    value: priced(goods).totals.goods,
    weight: Math.ceil(
      input.lines.reduce((sum, { quantity, weight }) => sum + Number(quantity) * weight, 0),
    ),
  })
  if (isNoShipping(found)) throw FAILURES[found.reason]({ ...found })
  const { amount, group, provider, days, missingForFree } = found
  const adjustments = [{ id: 'shipping', kind: 'shipping', amount, basis: 'gross' }] as const
  const { charges, totals } = priced({ ...goods, adjustments })
  return {
    amount,
    currency: shop.currency,
    group,
    provider,
    days,
    missing_for_free: missingForFree,
    vat: charges[0]?.shares ?? [],
    total: totals.gross,
  }
}

const FAILURES: Record<NoShipping['reason'], typeof shopFailures.noShippingZip> = {
  country: shopFailures.noShippingCountry,
  zip: shopFailures.noShippingZip,
  group: shopFailures.noShippingGroup,
}

function documentOf(shop: ShopConfig, { country, lines }: Input): DocumentInput {
  return {
    currency: shop.currency,
    country,
    buyer: { kind: 'consumer', hasConfirmedVatId: false },
    dayOfSupply: toWallTime(new Date().toISOString())?.day ?? '',
    rules: vatRules(shop),
    lines: lines.map(({ quantity, price, vat_group }, at) => ({
      id: `${at}`,
      quantity,
      unitPrice: price,
      basis: 'gross',
      vatGroup: vat_group || shop.vat.default_vat_group,
    })),
    adjustments: [],
  }
}

function priced(input: DocumentInput) {
  try {
    return priceDocument(input)
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    if (error.code === 'no_rate') throw shopFailures.noVatRate({ detail: error.detail })
    throw shopFailures.badQuantity({ detail: error.detail })
  }
}
