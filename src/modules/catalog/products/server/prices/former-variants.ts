import { sql } from 'kysely'
import {
  lowestPriceBefore,
  type PriceEntry,
  type PriceNow,
  type Showing,
} from '#modules/pricing/price-log/price-now.ts'
import type { Db } from '../../../server/unit-of-work.ts'
import { type Kind, kindOf } from '../../variant.ts'

type Row = Kind & {
  product_id: string
  variant_id: string
  until: Date
  isGone: boolean
  log: {
    price: number
    kind: PriceEntry['kind']
    from: string
    to: string | null
    recorded: string
  }[]
}
type FormerVariants = ReadonlyMap<string, readonly Row[]>

/** Writes down that variants no longer are what they were: they went, or are another kind now. */
export async function recordFormer(
  db: Db,
  product: string,
  variants: readonly (Kind & { id: string })[],
): Promise<void> {
  if (variants.length === 0) return
  await db
    .insertInto('product_former_variants')
    .values(
      variants.map(({ id, color, axes }) => ({
        product_id: product,
        variant_id: id,
        color,
        axes: JSON.stringify(axes),
      })),
    )
    .execute()
}

/** What these products were sold as in the 30 days before a moment, with all it ever cost. */
export async function readFormer(
  db: Db,
  products: readonly string[],
  since: Date,
): Promise<FormerVariants> {
  if (products.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select f.product_id, f.variant_id, f.color, f.axes, f.until, v.id is null as "isGone", array(
      select jsonb_build_object('price', p.price, 'kind', p.kind, 'from', p.valid_from,
        'to', p.valid_to, 'recorded', p.recorded_at)
      from product_prices p where p.product_id = f.product_id and p.variant_id = f.variant_id
      order by p.id) as log
    from product_former_variants f left join product_variants v on v.id = f.variant_id
    where f.product_id = any(${[...products]}::uuid[])
      and f.until > ${since}::timestamptz - interval '30 days'`.execute(db)
  return Map.groupBy(rows, (row) => row.product_id)
}

type Successor = Kind & { id: string; began: string; shown: readonly Showing[] }

/**
 * A struck price as its predecessors allow it: those of the same kind until they left it, and those
 * that are gone until it began. So no new variant forgets what was asked for the same thing.
 */
export function boundStrike(
  now: PriceNow,
  { id, began, shown, ...kind }: Successor,
  former: readonly Row[],
): PriceNow {
  const { strike } = now
  if (!strike) return now
  // What became this kind during its sale is reduced as this kind only since then.
  const own = former.flatMap((row) => (row.variant_id === id ? [row.until.toISOString()] : []))
  const since = [strike.since, ...own].toSorted().at(-1) ?? strike.since
  const lows = former
    .filter((row) => row.variant_id !== id && (row.isGone || kindOf(row) === kindOf(kind)))
    .flatMap((row) => {
      const left = row.until.toISOString()
      const until = kindOf(row) === kindOf(kind) || left < began ? left : began
      return lowestPriceBefore(row.log, { since, until }, shown) ?? []
    })
  const low = Math.min(strike.price, ...lows)
  if (low <= now.price) return { ...now, strike: null }
  const percent = Math.floor(((low - now.price) * 100) / low)
  return { ...now, strike: { ...strike, price: low, percent } }
}
