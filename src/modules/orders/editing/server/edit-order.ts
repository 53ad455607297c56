import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { lockPayments, lowerPayments } from '#modules/payments/server/api.ts'
import { fromThousandths, toThousandths } from '#modules/stock/levels/quantity.ts'
import { commitStock, uncommitStock } from '#modules/stock/server/api.ts'
import { orderFailures } from '../../errors.ts'
import type { Order } from '../../orders/order.ts'
import { mailBuyer } from '../../orders/server/mail-buyer.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { canBeEdited, type Difference } from '../edit-rules.ts'
import { priceLines } from './price-lines.ts'

type Edit = {
  id: string
  version: number
  /** New quantities; 0 takes the line out, what is not named stays. */
  lines: readonly { line: string; quantity: string }[]
}
type Line = Order['lines'][number]
type Planned = { line: Line; quantity: string }
type Plan = { kept: Planned[]; changed: Planned[]; priced: ReturnType<typeof priceLines> }

/** What other quantities would come to; nothing is written. */
export function differenceOf(order: Order, lines: Edit['lines']): Difference {
  return compare(order, planOf(order, lines).priced.totals.gross)
}

/** Other quantities before anything is sent, at the prices that were agreed to; the buyer is told. */
export async function editOrder(
  change: OrderChange,
  { id, version, lines }: Edit,
): Promise<{ order: Order; difference: Difference }> {
  await lockPayments(change.db, id)
  const before = await orderResource.take(change, id, version)
  const plan = planOf(before, lines)
  const { totals } = plan.priced
  await moveStock(change, before, plan)
  await writeLines(change, plan)
  await change.db
    .updateTable('orders')
    .set({
      ...{ total: totals.gross, totals: JSON.stringify(totals) },
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
  // A payment that waits asks for the new sum; of one that came, what is too much is owed back.
  await lowerPayments(change, { subject: id, amount: totals.gross })
  await sql`update orders set refund_due = greatest(0, balance - total)
    where id = ${id}`.execute(change.db)
  const [order = before] = await orderResource.read(change.db, [id])
  await change.audit({
    ...{ noun: 'order', id, action: 'edit_lines' },
    ...{ before: { total: before.total }, after: { total: order.total } },
  })
  await mailBuyer(change, order, 'changed')
  return { order, difference: compare(before, totals.gross) }
}

function compare({ total, balance }: Order, after: number): Difference {
  const [refund, to_pay] = [Math.max(0, balance - after), Math.max(0, after - balance)]
  return { before: total, after, refund, to_pay }
}

function planOf(order: Order, wanted: Edit['lines']): Plan {
  if (!canBeEdited(order)) throw orderFailures.notEditable({ state: order.state })
  const sizes = new Map(wanted.map(({ line, quantity }) => [line, quantity]))
  const isKnown = wanted.every(({ line }) => order.lines.some(({ _id }) => _id === line))
  if (!isKnown || sizes.size < wanted.length) throw orderFailures.notBought({})
  const all = order.lines.map((line) => ({ line, quantity: sizes.get(line._id) ?? line.quantity }))
  if (!all.every(isWhole)) throw orderFailures.wholePieces()
  const kept = all.filter(({ quantity }) => Number(quantity) > 0)
  // Nothing would be left: that is a cancellation.
  if (kept.length === 0) throw orderFailures.nothingLeft()
  const priced = priceLines(
    order,
    kept.map(({ line, quantity }) => ({ ...line, quantity })),
  )
  const isDearer = priced.totals.gross > order.total
  if (isDearer && order.balance > 0) throw orderFailures.paidAlready()
  const changed = all.filter(({ line, quantity }) => sizeOf(line.quantity) !== sizeOf(quantity))
  return { kept, changed, priced }
}

const sizeOf = toThousandths

function isWhole({ line, quantity }: Planned): boolean {
  return line.unit !== '' || sizeOf(line.quantity) % 1000 !== 0 || sizeOf(quantity) % 1000 === 0
}

/** A test takes nothing from the shelf. */
async function moveStock(change: OrderChange, order: Order, { changed }: Plan): Promise<void> {
  if (order.test) return
  const moved = changed.map(({ line, quantity }) => ({
    ...{ variant: line.variant, size: sizeOf(quantity) - sizeOf(line.quantity) },
  }))
  const goods = (sign: 1 | -1) =>
    moved
      .filter(({ size }) => size * sign > 0)
      .map(({ variant, size }) => ({ variant, quantity: fromThousandths(Math.abs(size)) }))
  await uncommitStock(change, { order: order._id, lines: goods(-1) })
  await commitStock(change, { cart: uuidv7(), order: order._id, lines: goods(1) })
}

async function writeLines({ db }: OrderChange, { kept, changed, priced }: Plan): Promise<void> {
  for (const { line, quantity } of kept)
    await db
      .updateTable('order_lines')
      .set({ quantity: fromThousandths(sizeOf(quantity)), gross: priced.gross.get(line._id) ?? 0 })
      .where('id', '=', line._id)
      .execute()
  for (const { line, quantity } of changed)
    if (Number(quantity) === 0)
      await db.deleteFrom('order_lines').where('id', '=', line._id).execute()
}
