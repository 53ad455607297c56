import type { Updateable } from 'kysely'
import { lockOrder, moveOrder, settleLines } from '#modules/orders/server/api.ts'
import { toThousandths } from '#modules/stock/levels/quantity.ts'
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
  const isSent = order.state === 'in_fulfilment' || order.state === 'completed'
  const settled = item.lines.map((line) => ({
    line: line.line,
    claimed: toThousandths(line.quantity),
    accepted: toThousandths(acceptedOf(line)),
  }))
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
  const goods = (lines: readonly Line[]) =>
    lines
      .map((line) => ({ variant: line.variant, quantity: acceptedOf(line) }))
      .filter(({ quantity }) => Number(quantity) > 0)
  if (isSent) {
    // What was bought as a test never left the shelf.
    const lines = goods(item.lines.filter(({ is_restocked }) => is_restocked && !order.test))
    await takeBackStock(change, { lines, note: item.number })
  } else if (worth.isAll && order.state !== 'cancelled') {
    // Nothing is left to be sent.
    await moveOrder(change, { id: order._id, action: 'cancel', version: order.version })
  } else await uncommitStock(change, { order: order._id, lines: goods(item.lines) })
  const cents = [...worth.goods.values()].reduce((sum, amount) => sum + amount, 0)
  return { goods_amount: cents, shipping_amount: worth.shipping }
}

/** What nobody inspected is taken back as it is. */
function acceptedOf({ accepted, quantity }: Line): string {
  return accepted ?? quantity
}
