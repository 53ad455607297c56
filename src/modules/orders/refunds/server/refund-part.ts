import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { lockPayments } from '#modules/payments/server/api.ts'
import { shareOfLine } from '#modules/pricing/engine/line-share.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import { uncommitStock } from '#modules/stock/server/api.ts'
import { orderFailures } from '../../errors.ts'
import type { Order } from '../../orders/order.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import { claimLines, settleLines } from '../../returned/server/claim-lines.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { refundOrder } from './refund-order.ts'

type Part = {
  id: string
  version: number
  /** Whole cents, out of goodwill. */
  amount?: number | undefined
  /** Goods that are not paid for any more: what was not sent is not, the rest may stay where it is. */
  lines?: readonly { line: string; quantity: string }[] | undefined
  reason: string
}

/** Money goes back although nothing came back: a sum, or what goods cost. Never more than is here. */
export async function refundPart(change: OrderChange, part: Part): Promise<Order> {
  const { id, version, lines, reason } = part
  await lockPayments(change.db, id)
  const before = await orderResource.take(change, id, version)
  if (before.state === 'cancelled') throw orderFailures.transition({ state: before.state })
  const free = before.balance - before.refund_due - before.withheld - pendingOf(before)
  const amount = lines ? await letGo(change, before, lines) : (part.amount ?? 0)
  if (amount < 1 || amount > free) throw orderFailures.refundTooHigh()
  return refundOrder(change, { order: id, amount, refunded_on: dayInBerlin(), note: reason })
}

/** What goods that were given back are worth and nobody has settled: their returns give it back. */
function pendingOf({ lines, totals, return_state, ...order }: Order): number {
  const worth = lines.map(({ quantity, returned, gross }) => {
    const part = { whole: toThousandths(quantity), before: 0, now: toThousandths(returned) }
    return shareOfLine({ net: gross, vat: 0, gross }, part).gross
  })
  const all = worth.reduce((sum, one) => sum + one, return_state === 'all' ? totals.shipping : 0)
  return Math.max(0, all - order.refunded_goods - order.reduced - order.withheld)
}

/** They count as given back from now on. Says what they cost. */
async function letGo(
  change: OrderChange,
  order: Order,
  lines: NonNullable<Part['lines']>,
): Promise<number> {
  const { _id: id } = order
  const settled = lines.map(({ line, quantity }) => {
    const bought = order.lines.find(({ _id }) => _id === line)
    const accepted = toThousandths(quantity)
    const dropped = Math.min(accepted, toThousandths(bought?.to_ship ?? '0'))
    const free = { variant: bought?.variant ?? '', quantity: fromThousandths(dropped) }
    return {
      line,
      quantity: accepted,
      claimed: accepted,
      accepted,
      arrived: dropped,
      dropped,
      free,
    }
  })
  await claimLines(change, { order: id, lines: settled })
  const { goods, shipping, isAll } = await settleLines(change, { order: id, lines: settled })
  // Of what was not sent nothing would be left: that is a cancellation.
  if (isAll && order.ship_state === 'none') throw orderFailures.nothingLeft()
  const freed = settled.filter(({ dropped }) => dropped > 0).map(({ free }) => free)
  if (!order.test) await uncommitStock(change, { order: id, lines: freed })
  return [...goods.values()].reduce((sum, one) => sum + one, shipping)
}
