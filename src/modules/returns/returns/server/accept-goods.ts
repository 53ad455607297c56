import type { Updateable } from 'kysely'
import { hasBeenPaid, isReady, openAmount } from '#modules/orders/orders/life-cycle.ts'
import type { Order } from '#modules/orders/orders/order.ts'
import { lockOrder, moveOrder, reduceOrder, settleLines } from '#modules/orders/server/api.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import { takeBackStock, uncommitStock } from '#modules/stock/server/api.ts'
import { returnFailures } from '../../errors.ts'
import type { ReturnTables } from '../../server/tables.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import type { GoodsReturn } from '../return.ts'

type Line = GoodsReturn['lines'][number]

/** The goods are taken back: what they were paid with, and where they go from here. */
export async function acceptGoods(
  change: ReturnChange,
  item: GoodsReturn,
): Promise<Updateable<ReturnTables['returns']>> {
  const order = item.order ? await lockOrder(change, item.order) : undefined
  if (!order) throw returnFailures.transition({ state: item.state })
  const isHere = item.state === 'inspected' || !hasLeft(order)
  const settled = item.lines.map((line) => {
    const accepted = toThousandths(acceptedOf(line))
    const claimed = toThousandths(line.quantity)
    const dropped = unsentPart(order, item, line)
    return { line: line.line, claimed, accepted, arrived: isHere ? accepted : dropped, dropped }
  })
  const worth = await settleLines(change, { order: order._id, lines: settled })
  for (const line of item.lines)
    await change.db
      .updateTable('return_lines')
      .set({
        accepted: toThousandths(acceptedOf(line)),
        amount: worth.goods.get(line.line) ?? 0,
      })
      .where('id', '=', line._id)
      .execute()
  await moveGoods(change, { item, order, isAll: worth.isAll })
  const goods = [...worth.goods.values()].reduce((sum, amount) => sum + amount, 0)
  const amounts = { goods_amount: goods, shipping_amount: worth.shipping }
  // What is not paid yet need not be paid; what ended as a whole is not asked for anyway.
  const mayBePaid =
    !hasBeenPaid(order.payment_provider_state) &&
    // Nobody is asked for what a bank has taken away.
    order.payment_provider_state !== 'chargeback' &&
    (order.state !== 'cancelled' || order.expired !== null)
  const reduced = mayBePaid && !worth.isAll ? Math.min(goods, openAmount(order)) : 0
  if (reduced === 0) return amounts
  await reduceOrder(change, { order: order._id, amount: reduced })
  return { ...amounts, reduced_amount: reduced }
}

type Accepted = { item: GoodsReturn; order: Order; isAll: boolean }

/** Back on the shelf, free again, or left where it is; an order of which nothing is left ends. */
async function moveGoods(change: ReturnChange, { item, order, isAll }: Accepted): Promise<void> {
  const { _id: id, version } = order
  if (!isSent(order)) {
    if (isAll && order.state !== 'cancelled')
      await moveOrder(change, { id, version, action: 'cancel' })
    else await uncommitStock(change, { order: id, lines: goodsOf(item.lines) })
    return
  }
  // What lies ready was never away: it can be sold again without a look at it.
  const isShelved = liesReady(order) && item.state !== 'inspected'
  const unsent = (line: Line) => unsentPart(order, item, line)
  await uncommitStock(change, { order: id, lines: goodsOf(item.lines, unsent) })
  const lines = goodsOf(
    item.lines.filter(({ is_restocked }) => is_restocked || isShelved),
    (line) => toThousandths(acceptedOf(line)) - unsent(line),
  )
  // What was bought as a test never left the shelf.
  if (!order.test) await takeBackStock(change, { lines, note: item.number })
  const isUnpaid = !hasBeenPaid(order.payment_provider_state)
  if (isAll && order.state === 'in_fulfilment' && isUnpaid)
    await moveOrder(change, { id, version, action: 'returned' })
}

function isSent({ state }: Order): boolean {
  return state === 'in_fulfilment' || state === 'completed'
}

/** It is at the buyer's, or on its way. */
function hasLeft(order: Order): boolean {
  return isSent(order) && !liesReady(order)
}

/** What is to be fetched and was paid may have been fetched: only an inspection can tell. */
function liesReady(order: Order): boolean {
  return isReady(order) && !hasBeenPaid(order.payment_provider_state)
}

/**
 * Of what is taken back, what was never sent, in whole thousandths: the first to go unless somebody has the goods
 * in front of them, for these were sent.
 */
function unsentPart(order: Order, { state }: GoodsReturn, line: Line): number {
  const accepted = toThousandths(acceptedOf(line))
  const bought = order.lines.find(({ _id }) => _id === line.line)
  if (!bought) return 0
  const toShip = toThousandths(bought.to_ship)
  if (state !== 'inspected' || !isSent(order)) return Math.min(accepted, toShip)
  const sent = toThousandths(bought.quantity) - toShip - toThousandths(bought.returned)
  return Math.min(toShip, Math.max(0, accepted - sent))
}

function goodsOf(lines: readonly Line[], sizeOf = (line: Line) => toThousandths(acceptedOf(line))) {
  return lines
    .map((line) => ({ variant: line.variant, quantity: fromThousandths(sizeOf(line)) }))
    .filter(({ quantity }) => Number(quantity) > 0)
}

/** What nobody inspected is taken back as it is. */
function acceptedOf({ accepted, quantity }: Line): string {
  return accepted ?? quantity
}
