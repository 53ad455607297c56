import { type Route, routesOf } from '#kernel/server/route.ts'
import { fromThousandths } from '../levels/quantity.ts'
import {
  countStock,
  listMovements,
  listStock,
  moveStock,
  readStock,
  updateStock,
} from '../stock.calls.ts'
import { bookCount, bookMovement, setLevel } from './book-stock.ts'
import { findStock, readLevel, readLevels } from './find-stock.ts'
import type { StockTables } from './tables.ts'

const on = routesOf<StockTables>()

export const stockRoutes: readonly Route[] = [
  on(listStock, ({ db }, { query }) => findStock(db, query)),
  on(moveStock, ({ change }, { body }) =>
    change(async (unit) => {
      await bookMovement(unit, body)
      return { stock: await readLevel(unit.db, body.variant) }
    }),
  ),
  on(countStock, ({ change }, { body: { lines } }) =>
    change(async (unit) => {
      await bookCount(unit, lines)
      return {
        stock: await readLevels(
          unit.db,
          lines.map(({ variant }) => variant),
        ),
      }
    }),
  ),
  on(readStock, async ({ db }, { params }) => ({ stock: await readLevel(db, params.id) })),
  on(updateStock, ({ change }, { params, body }) =>
    change(async (unit) => {
      await setLevel(unit, params.id, body)
      return { stock: await readLevel(unit.db, params.id) }
    }),
  ),
  on(listMovements, async ({ db }, { params, query: { cursor, limit } }) => {
    const rows = await db
      .selectFrom('stock_movements')
      .selectAll()
      .where('variant_id', '=', params.id)
      .$if(cursor !== undefined, (all) => all.where('id', '<', cursor ?? 0))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const items = rows.slice(0, limit)
    return {
      items: items.map(({ id, quantity, on_hand, reason, note, created_at }) => ({
        _id: id,
        quantity: fromThousandths(quantity),
        on_hand: fromThousandths(on_hand),
        reason,
        note,
        created: created_at.toISOString(),
      })),
      next: rows.length > limit ? String(items.at(-1)?.id ?? '') : null,
    }
  }),
]
