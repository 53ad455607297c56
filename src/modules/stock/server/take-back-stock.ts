import { sql } from 'kysely'
import { toThousandths } from '../levels/quantity.ts'
import { recordMovement } from './book-stock.ts'
import { lockStock, tellVisitors } from './lock-stock.ts'
import type { StockChange } from './unit-of-work.ts'

type Goods = { variant: string; quantity: string }

/** What was sold is back on the shelf. Variants nobody counts, or that are gone, are left alone. */
export async function takeBackStock(
  change: StockChange,
  { lines, note }: { lines: readonly Goods[]; note: string },
): Promise<void> {
  const { db } = change
  const rows = await lockStock(db, variantsIn(lines))
  for (const { variant, quantity } of lines) {
    const before = rows.get(variant)
    if (!before || before.policy === 'untracked') continue
    const size = toThousandths(quantity)
    const after = await db
      .updateTable('stock')
      .set({
        on_hand: sql<number>`on_hand + ${size}::bigint`,
        version: sql<number>`version + 1`,
      })
      .where('variant_id', '=', variant)
      .returningAll()
      .executeTakeFirstOrThrow()
    tellVisitors(change, before, after)
    rows.set(variant, after)
    const { on_hand } = after
    await recordMovement(change, { variant, quantity: size, on_hand, reason: 'returned', note })
  }
}

/** A part of an order will not be sent after all: it is free again, the rest stays ordered. */
export async function uncommitStock(
  change: StockChange,
  { order, lines }: { order: string; lines: readonly Goods[] },
): Promise<void> {
  const { db } = change
  const rows = await lockStock(db, variantsIn(lines))
  for (const { variant, quantity } of lines) {
    const before = rows.get(variant)
    if (!before) continue
    const freed = await shrink(change, { order, variant, size: toThousandths(quantity) })
    const after = await db
      .updateTable('stock')
      .set({ committed: sql<number>`committed - ${freed}::bigint` })
      .where('variant_id', '=', variant)
      .returningAll()
      .executeTakeFirstOrThrow()
    tellVisitors(change, before, after)
    rows.set(variant, after)
  }
}

type Part = { order: string; variant: string; size: number }

/** Takes so much from what an order has of a variant, and says how much that was. */
async function shrink({ db }: StockChange, { order, variant, size }: Part): Promise<number> {
  const holds = await db
    .selectFrom('stock_holds')
    .select(['id', 'quantity'])
    .where('owner', '=', order)
    .where('variant_id', '=', variant)
    .where('state', '=', 'committed')
    .orderBy('id')
    .execute()
  let freed = 0
  for (const { id, quantity } of holds) {
    const part = Math.min(quantity, size - freed)
    if (part === 0) continue
    // What is left of a hold goes on; a hold of nothing is over.
    const left = part === quantity ? { state: 'released' as const } : { quantity: quantity - part }
    await db.updateTable('stock_holds').set(left).where('id', '=', id).execute()
    freed += part
  }
  return freed
}

function variantsIn(lines: readonly Goods[]): string[] {
  return lines.map(({ variant }) => variant)
}
