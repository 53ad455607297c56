import type { Product } from '../../products/product.ts'
import type { Variant } from '../../products/variant.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { AVAILABILITIES, type Availability } from '../storefront.ts'

/** What there is of the variants of a product; those nobody counts are missing. */
export type StockAvailability = (
  db: Db,
  product: string,
) => Promise<ReadonlyMap<string, Availability>>

const known = new Set<StockAvailability>()

/** Asked from now on for each page of a product; for the module that keeps the stock. */
export function whereStockIsKnown(ask: StockAvailability): void {
  known.add(ask)
}

/** Of the chosen variant; before anybody chooses, the best of all. Null: nobody counts it. */
export async function availabilityFor(
  db: Db,
  { _id, variants }: Product,
  chosen: Variant | undefined,
): Promise<Availability | null> {
  const found = new Map<string, Availability>()
  for (const ask of known) for (const [id, one] of await ask(db, _id)) found.set(id, one)
  const asked = (chosen ? [chosen] : variants).map(({ _id: id }) => found.get(id))
  if (asked.includes(undefined)) return null
  return AVAILABILITIES.find((one) => asked.includes(one)) ?? null
}
