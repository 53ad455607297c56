import assert from 'node:assert/strict'
import { type Kysely, sql } from 'kysely'
import { isOwed, openAmount, owedBack } from '#modules/orders/orders/life-cycle.ts'
import type { Order } from '#modules/orders/orders/order.ts'
import type { GoodsReturn } from '#modules/returns/returns/return.ts'
import { type OrderModel, sum } from './model.ts'

type Sight = {
  order: Order
  returns: readonly GoodsReturn[]
  variants: readonly string[]
  db: Kysely<never>
}

/**
 * Everything that is said of an order's money and goods, against the model. Money that came is kept, went back
 * or is owed. Answers what is owed.
 */
export async function checkOrder(model: OrderModel, sight: Sight): Promise<number> {
  const { order, returns } = sight
  const isCancelled = order.state === 'cancelled'
  const owed = saidOwed(order, returns)
  assert.deepEqual(
    { here: order.balance, withheld: order.withheld, owed },
    { here: model.here, withheld: model.withheld, owed: model.owed(isCancelled) },
  )
  assert.equal(order.is_owed, owedBack(order) > 0)
  assert.equal(sum(order.refunds.map(({ amount }) => amount)), model.back)
  assert.equal(sum(returns.map((item) => item.withheld_amount)), order.withheld)
  assert.ok(order.refunded + order.reduced + order.withheld <= order.total)
  // Nobody is asked for more than what they keep costs, nor for what was given to them.
  if (isOwed(order.payment_provider_state) && !isCancelled)
    assert.equal(openAmount(order), Math.max(0, model.asked(false) - model.given - model.here))
  checkShipments(model, sight)
  await checkPayments(model, sight)
  await checkStock(model, sight)
  return owed
}

/** Wherever staff read it: no cent stands at two places, but for an order that was cancelled: it owes all of it. */
function saidOwed(order: Order, returns: readonly GoodsReturn[]): number {
  if (order.state === 'cancelled') return owedBack(order)
  return owedBack(order) + sum(returns.map(({ owed }) => owed))
}

/** All parcels that were not sent in vain hold what the lines say, and never more than was bought. */
function checkShipments(model: OrderModel, { order, variants }: Sight): void {
  const sent = order.shipments.filter(({ state }) => state !== 'back_in_stock')
  for (const { _id, variant, quantity, shipped, to_ship } of order.lines) {
    const parcels = sent.flatMap(({ lines }) => lines.filter(({ line }) => line === _id))
    const pieces = sum(parcels.map((one) => Number(one.quantity)))
    assert.ok(pieces <= Number(quantity))
    if (order.state === 'cancelled') continue
    assert.equal(pieces, Number(shipped))
    assert.equal(Number(to_ship), model.unsent[variants.indexOf(variant)])
  }
}

async function checkPayments(model: OrderModel, { order, db }: Sight): Promise<void> {
  const { rows } = await sql`select sum(captured)::bigint as came, sum(refunded)::bigint as back
    from payments where subject_id = ${order._id}`.execute(db)
  assert.deepEqual(rows, [{ came: model.came, back: model.back }])
}

/** What is ordered and not sent is kept for it; the rest is on the shelf, at the buyer's, or worn. */
async function checkStock(model: OrderModel, { order, variants, db }: Sight): Promise<void> {
  const isKept = ['placed', 'accepted', 'on_hold', 'in_fulfilment'].includes(order.state)
  const { rows } = await sql<{ variant: string; on_hand: number; committed: number }>`
    select variant_id as variant, on_hand, committed from stock
    where variant_id = any(${[...variants]}::uuid[])`.execute(db)
  for (const { variant, on_hand, committed } of rows) {
    const at = variants.indexOf(variant)
    const expected = [model.onHand[at] ?? 0, isKept ? (model.unsent[at] ?? 0) : 0]
    assert.deepEqual(
      [on_hand, committed],
      expected.map((pieces) => pieces * 1000),
    )
  }
}
