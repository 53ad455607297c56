import { priceDocument } from '#modules/pricing/engine/price-document.ts'
import type { Order, OrderTotals } from '../../orders/order.ts'

type Line = Pick<Order['lines'][number], '_id' | 'unit_price' | 'rate'> & { quantity: string }
type Priced = { totals: OrderTotals; gross: ReadonlyMap<string, number> }

/** Any country will do: the rates are those that were agreed to. */
const HOME = 'DE'

/** What other quantities come to, at the prices, rates and delivery that were agreed to. */
export function priceLines(order: Order, lines: readonly Line[]): Priced {
  const { totals: agreed, currency } = order
  const rates = [...new Set(lines.map(({ rate }) => rate))]
  const { totals, vat, ...document } = priceDocument({
    ...{ currency, country: HOME, dayOfSupply: order.created.slice(0, 10) },
    buyer: { kind: 'consumer', hasConfirmedVatId: false },
    rules: {
      ...{ home: HOME, taxesByDestination: false },
      isSmallBusiness: agreed.exemption === 'small_business',
      groups: rates.map((rate) => ({
        id: rate,
        rates: [{ country: HOME, rate, from: '', to: '' }],
      })),
    },
    lines: lines.map(({ _id, quantity, unit_price, rate }) => ({
      ...{ id: _id, quantity, unitPrice: unit_price, basis: 'gross', vatGroup: rate },
    })),
    adjustments:
      agreed.shipping > 0
        ? [{ id: 'shipping', kind: 'shipping', amount: agreed.shipping, basis: 'gross' }]
        : [],
  })
  const { goods, shipping, net, gross } = totals
  return {
    totals: { ...agreed, goods, shipping, net, vat: totals.vat, gross, by_rate: vat },
    gross: new Map(document.lines.map((line) => [line.id, line.gross])),
  }
}
