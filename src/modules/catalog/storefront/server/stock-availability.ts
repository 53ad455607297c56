import { type RawBuilder, sql } from 'kysely'
import { AVAILABILITIES, type Availability, type StockState } from '../../products/online-state.ts'
import type { Product } from '../../products/product.ts'
import type { Variant } from '../../products/variant.ts'
import type { Db } from '../../server/unit-of-work.ts'

export type KnownStock = {
  /** What there is of the variants of products; those nobody counts are missing. */
  availabilityOf(db: Db, products: readonly string[]): Promise<ReadonlyMap<string, Availability>>
  /** Whether one of the variants of a product (`products.id`) is in one of these states. */
  isIn(states: readonly StockState[]): RawBuilder<boolean>
}

const known = new Set<KnownStock>()

/** Asked from now on for each page of a product; for the module that keeps the stock. */
export function whereStockIsKnown(ask: KnownStock): void {
  known.add(ask)
}

/** Products of which a variant is in one of these states; of what nobody counts there are none. */
export function isInStockState(states: readonly StockState[]): RawBuilder<boolean> {
  const all = [...known].map((stock) => stock.isIn(states))
  return all.length > 0 ? sql<boolean>`(${sql.join(all, sql` or `)})` : sql<boolean>`false`
}

/** Of all variants of these products. */
export async function availabilities(
  db: Db,
  products: readonly string[],
): Promise<Map<string, Availability>> {
  const found = new Map<string, Availability>()
  for (const { availabilityOf } of known)
    for (const [id, one] of await availabilityOf(db, products)) found.set(id, one)
  return found
}

/** Of the chosen variant; before anybody chooses, the best of all. Null: nobody counts it. */
export async function availabilityFor(
  db: Db,
  { _id, variants }: Product,
  chosen: Variant | undefined,
): Promise<Availability | null> {
  const found = await availabilities(db, [_id])
  const asked = (chosen ? [chosen] : variants).map(({ _id: id }) => found.get(id))
  if (asked.includes(undefined)) return null
  return AVAILABILITIES.find((one) => asked.includes(one)) ?? null
}
