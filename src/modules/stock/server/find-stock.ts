import { sql } from 'kysely'
import { mustBeFound } from '#kernel/server/app-error.ts'
import { inOrder } from '#kernel/server/list/in-order.ts'
import { EMPTY_PAGE, listPage } from '#kernel/server/list/list-page.ts'
import type { KnownStock } from '#modules/catalog/server/api.ts'
import { productSearch } from '#modules/catalog/server/api.ts'
import { fromThousandths } from '../levels/quantity.ts'
import type { Level, StockQuery } from '../stock.calls.ts'
import type { Policy, StockState } from '../stock.ts'
import type { Db } from './unit-of-work.ts'

const SORTS = { title: { column: 'products.title', type: 'text' } } as const

/** Every variant that is not in the trash, counted or not. */
export async function findStock(db: Db, query: StockQuery) {
  const { search, state, product } = query
  const words = await productSearch.prepare(db, search)
  const from = db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .leftJoin('stock', 'stock.variant_id', 'product_variants.id')
    .where('products.deleted_at', 'is', null)
    .$if(product !== undefined, (all) => all.where('products.id', '=', product ?? ''))
    .$if(state.length > 0, (all) => all.where(isIn(state)))
  const found = productSearch
    .matches('products.id', words)
    .reduce((rest, matches) => rest.where(sql<boolean>`${matches}`), from)
  const { ids, ...totals } = words.isHopeless
    ? EMPTY_PAGE
    : await listPage(db, found, { id: 'product_variants.id', sorts: SORTS, request: query })
  return { stock: await readLevels(db, ids), ...totals }
}

/** What nobody has booked is not counted. */
function isIn(states: readonly StockState[]) {
  const named = sql<boolean>`stock.state = any(${[...states]}::text[])`
  return states.includes('untracked') ? sql<boolean>`(${named} or stock.state is null)` : named
}

type Row = {
  id: string
  product_id: string
  title: string
  color: string | null
  axes: string[]
  sku: string
  policy: Policy | null
  on_hand: number | null
  held: number | null
  committed: number | null
  reorder_level: number | null
  state: StockState | null
  version: number | null
}

export async function readLevels(db: Db, variants: readonly string[]): Promise<Level[]> {
  if (variants.length === 0) return []
  // What is held too long counts no more, though nobody has freed it yet.
  const { rows } = await sql<Row>`
    select v.id, v.product_id, p.title, c.title as color, v.axes, v.sku, s.policy, s.on_hand,
      s.held - coalesce((select sum(h.quantity) from stock_holds h where h.variant_id = v.id
        and h.state = 'held' and h.expires_at <= now()), 0)::bigint as held,
      s.committed, s.reorder_level, s.state, s.version
    from product_variants v join products p on p.id = v.product_id and p.deleted_at is null
      left join product_colors c on c.id = v.color left join stock s on s.variant_id = v.id
    where v.id = any(${[...variants]}::uuid[])`.execute(db)
  return inOrder(variants, rows, ({ id }) => id).map(toLevel)
}

export async function readLevel(db: Db, variant: string): Promise<Level[]> {
  return mustBeFound(await readLevels(db, [variant]))
}

function toLevel(row: Row): Level {
  const { on_hand, held, committed, reorder_level } = row
  const [there, kept, ordered] = [on_hand ?? 0, held ?? 0, committed ?? 0]
  return {
    variant: row.id,
    product: row.product_id,
    title: row.title,
    variant_title: [...(row.color ? [row.color] : []), ...row.axes].join(', '),
    sku: row.sku,
    policy: row.policy ?? 'untracked',
    on_hand: fromThousandths(there),
    held: fromThousandths(kept),
    committed: fromThousandths(ordered),
    available: fromThousandths(there - kept - ordered),
    reorder_level: reorder_level === null ? null : fromThousandths(reorder_level),
    state: row.state ?? 'untracked',
    version: row.version ?? 0,
  }
}

/** What the shop says of its variants; those nobody counts are missing. */
export const knownStock: KnownStock = {
  availabilityOf: async (db, products) => {
    const { rows } = await sql<{ variant_id: string; state: Exclude<StockState, 'untracked'> }>`
      select variant_id, state from stock
      where product_id = any(${[...products]}::uuid[]) and state <> 'untracked'`.execute(db)
    return new Map(rows.map(({ variant_id, state }) => [variant_id, state]))
  },
  isIn: (states) => {
    if (!states.includes('untracked'))
      return sql<boolean>`exists (select from stock s
        where s.product_id = products.id and s.state = any(${[...states]}::text[]))`
    // The offset has each product looked up: otherwise all variants there are would be read first.
    return sql<boolean>`exists (select from product_variants v
      left join stock s on s.variant_id = v.id where v.product_id = products.id
        and (s.variant_id is null or s.state = any(${[...states]}::text[])) offset 0)`
  },
}
