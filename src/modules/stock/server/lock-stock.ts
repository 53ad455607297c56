import { type Selectable, sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { type BoundVariants, productTag } from '#modules/catalog/server/api.ts'
import type { StockTables } from './tables.ts'
import type { Db, StockChange } from './unit-of-work.ts'

export type StockRow = Selectable<StockTables['stock']>

/**
 * Variants nobody has booked yet get a row; it means the same as none until it is written, which makes
 * its version more than 0.
 */
export async function openRows(db: Db, variants: readonly string[]): Promise<void> {
  await sql`insert into stock (variant_id, product_id, version)
    select v.id, v.product_id, 0 from product_variants v
    where v.id = any(${[...variants]}::uuid[])
      and not exists (select 1 from stock s where s.variant_id = v.id)
    order by v.id on conflict do nothing`.execute(db)
}

/**
 * The rows of these variants, locked in the order of their ids, so that nobody waits in a circle. What
 * somebody held for too long is free again first: no job is needed for that.
 */
export async function lockStock(
  db: Db,
  variants: readonly string[],
): Promise<Map<string, StockRow>> {
  const wanted = sql`${[...new Set(variants)]}::uuid[]`
  await sql`select 1 from stock where variant_id = any(${wanted})
    order by variant_id for update`.execute(db)
  // The clock, not the start of the transaction: it may have waited for the lock.
  await sql`with freed as (
      update stock_holds set state = 'released' where variant_id = any(${wanted})
        and state = 'held' and expires_at <= clock_timestamp() returning variant_id, quantity)
    update stock set held = stock.held - sums.quantity
    from (select variant_id, sum(quantity)::bigint as quantity from freed group by variant_id) sums
    where sums.variant_id = stock.variant_id`.execute(db)
  const { rows } = await sql<StockRow>`
    select * from stock where variant_id = any(${wanted})`.execute(db)
  return new Map(rows.map((row) => [row.variant_id, row]))
}

/** Pages are drawn anew only when what they say of a variant changes. */
export function tellVisitors(
  { touch }: StockChange,
  before: Pick<StockRow, 'state'>,
  after: Pick<StockRow, 'state' | 'product_id'>,
): void {
  if (before.state !== after.state) touch(productTag(after.product_id))
}

export function availableOf({ on_hand, held, committed }: StockRow): number {
  return on_hand - held - committed
}

/** What is counted and there, kept for somebody, or ordered. An order on its way is waited for. */
export const boundVariants: BoundVariants = async (db, variants) => {
  const rows = await lockStock(tablesOf<StockTables>(db), variants)
  return [...rows.values()]
    .filter(({ policy, on_hand, held, committed }) => {
      const isThere = policy !== 'untracked' && on_hand > 0
      return isThere || held > 0 || committed > 0
    })
    .map(({ variant_id }) => variant_id)
}
