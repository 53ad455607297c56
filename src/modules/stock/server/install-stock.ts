import { bookMovement, setLevel } from './book-stock.ts'
import type { StockChange } from './unit-of-work.ts'

type Level = { variant: string; onHand: number; reorderLevel: number }

/** Inside a change: puts goods on the shelf for products that code brings along. */
export async function installStock(change: StockChange, levels: readonly Level[]): Promise<void> {
  for (const { variant, onHand, reorderLevel } of levels) {
    // Nobody has counted them yet: that is version 0.
    const settings = { policy: 'tracked', reorder_level: String(reorderLevel), version: 0 } as const
    await setLevel(change, variant, settings)
    if (onHand > 0)
      await bookMovement(change, {
        variant,
        quantity: String(onHand),
        reason: 'received',
        note: '',
      })
  }
}
