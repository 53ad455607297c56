import { sql } from 'kysely'
import { recordMovement } from './book-stock.ts'
import { lockStock, tellVisitors } from './lock-stock.ts'
import type { StockChange } from './unit-of-work.ts'

type Consumed = { variant_id: string; quantity: number }

/** Everything an order took out of the house lies on the shelf again. Safe to repeat. */
export async function takeBackStock(
  change: StockChange,
  { order, note }: { order: string; note: string },
): Promise<void> {
  const { db } = change
  const { rows: known } = await sql<{ variant_id: string }>`select variant_id from stock_holds
    where owner = ${order} and state = 'consumed'`.execute(db)
  const locked = await lockStock(
    db,
    known.map(({ variant_id }) => variant_id),
  )
  const { rows: back } = await sql<Consumed>`update stock_holds set state = 'released'
    where owner = ${order} and state = 'consumed'
      and variant_id = any(${[...locked.keys()]}::uuid[])
    returning variant_id, quantity`.execute(db)
  for (const { variant_id: variant, quantity } of back) {
    const before = locked.get(variant)
    // What is not counted did not leave a number behind.
    if (!before || before.policy === 'untracked') continue
    const after = await db
      .updateTable('stock')
      .set({
        on_hand: sql<number>`on_hand + ${quantity}`,
        version: sql<number>`version + 1`,
      })
      .where('variant_id', '=', variant)
      .returningAll()
      .executeTakeFirstOrThrow()
    tellVisitors(change, before, after)
    locked.set(variant, after)
    await recordMovement(change, {
      ...{ variant, quantity, on_hand: after.on_hand },
      ...{ reason: 'returned', note },
    })
  }
}
