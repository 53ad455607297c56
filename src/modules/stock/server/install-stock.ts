import { bookMovement, setLevel } from './book-stock.ts'
import type { StockChange } from './unit-of-work.ts'

type Level = { variant: string; onHand: number; reorderLevel: number }

/** A first booking leaves a level at this version. */
const BOOKED = 2

/** Inside a change: puts goods on the shelf for products that code brings along. */
export async function installStock(change: StockChange, levels: readonly Level[]): Promise<void> {
  for (const { variant, onHand, reorderLevel } of levels) {
    const isSoldOut = onHand === 0
    if (!isSoldOut)
      await bookMovement(change, {
        variant,
        quantity: String(onHand),
        reason: 'received',
        note: '',
      })
    await setLevel(change, variant, {
      policy: 'tracked',
      reorder_level: String(reorderLevel),
      version: isSoldOut ? 0 : BOOKED,
    })
  }
}
