import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { CatalogTables } from '#modules/catalog/server/tables.ts'
import type { MovementReason, Policy, StockState } from '../stock.ts'

/** Quantities are whole thousandths. */
export type StockTables = CatalogTables & {
  /** One row for each variant that was ever booked, set or ordered. */
  stock: {
    variant_id: string
    product_id: string
    policy: Generated<Policy>
    on_hand: Generated<number>
    held: Generated<number>
    committed: Generated<number>
    reorder_level: number | null
    state: GeneratedAlways<StockState>
    /** 0: nobody has booked or set it yet. */
    version: Generated<number>
  }
  /** What is kept of a variant for a cart or an order. */
  stock_holds: {
    id: Generated<number>
    owner: string
    variant_id: string
    quantity: number
    state: 'held' | 'committed' | 'consumed' | 'released'
    expires_at: MomentOrNull
    created_at: Moment
  }
  /** Written once: what came and went. It outlives its variant. */
  stock_movements: {
    id: Generated<number>
    variant_id: string
    quantity: number
    on_hand: number
    reason: MovementReason
    note: Generated<string>
    created_at: Moment
  }
}
