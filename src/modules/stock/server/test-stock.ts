import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { runChange } from '#kernel/server/change.ts'
import type { Caller } from '#tests/caller.ts'
import type { TestApp } from '#tests/test-app.ts'
import { listStock } from '../stock.calls.ts'
import type { StockTables } from './tables.ts'
import type { StockChange } from './unit-of-work.ts'

type Sold = { _id: string; slug: string; variants: { _id: string }[] }
type Shop = { app: TestApp; admin: Caller; sell(values: object): Promise<Sold> }

/** The goods of a shop, and ways to ask for them as a checkout does. */
export function warehouseOf({ app, admin, sell }: Shop) {
  const move = (variant: string, quantity: string, reason = 'received') =>
    admin.post('/api/v0/stock/movement', { variant, quantity, reason })
  return {
    move,
    /** A product of one variant, of which this much is there. */
    stocked: async (quantity: string, values: object = {}) => {
      const { _id: product, slug, variants } = await sell({ title: `Ware ${quantity}`, ...values })
      const variant = variants[0]?._id ?? ''
      await move(variant, quantity)
      return { product, variant, slug }
    },
    level: async (variant: string) => {
      const { json } = await admin.get(`/api/v0/stock/${variant}`)
      const [level] = z.object({ stock: listStock.reply.shape.stock }).parse(json).stock
      if (!level) throw new Error('no such level')
      return level
    },
    change: <T>(work: (change: StockChange) => Promise<T>) =>
      runChange<StockTables, T>({ ...app.services, user: SYSTEM, lang: 'de' }, work),
  }
}
