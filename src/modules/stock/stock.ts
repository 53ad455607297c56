/**
 * What a variant's number means. `tracked`: only what is there is sold. `backorder`: counted, and sold
 * beyond it. `untracked`: sold without counting, as is every variant nobody has booked yet.
 */
export const POLICIES = ['tracked', 'backorder', 'untracked'] as const
export type Policy = (typeof POLICIES)[number]

/** What visitors are told, worked out by the database; of `untracked` they are told nothing. */
export const STOCK_STATES = ['in_stock', 'few', 'backorder', 'sold_out', 'untracked'] as const
export type StockState = (typeof STOCK_STATES)[number]

/** Why people book by hand, and whether it brings goods or takes them; a correction does either. */
export const REASONS = {
  received: 1,
  returned: 1,
  damaged: -1,
  lost: -1,
  own_use: -1,
  correction: 0,
} as const
export type Reason = keyof typeof REASONS
export const REASON_NAMES = [
  'received',
  'returned',
  'damaged',
  'lost',
  'own_use',
  'correction',
] as const

/** A stocktake and a sale book by themselves. */
export const MOVEMENT_REASONS = [...REASON_NAMES, 'count', 'sold'] as const
export type MovementReason = (typeof MOVEMENT_REASONS)[number]
