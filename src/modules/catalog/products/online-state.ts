export const STATES = ['draft', 'online', 'offline', 'archived'] as const
export type State = (typeof STATES)[number]

export const ONLINE_STATES = ['draft', 'scheduled', 'online', 'offline', 'archived'] as const
export type OnlineState = (typeof ONLINE_STATES)[number]

type Window = { state: State; online_from: string | null; online_to: string | null }

/** What a product is to visitors at a moment: its state, and the time it is online for. */
export function onlineState({ state, online_from, online_to }: Window, now: Date): OnlineState {
  if (state !== 'online') return state
  if (online_from && Date.parse(online_from) > now.getTime()) return 'scheduled'
  if (online_to && Date.parse(online_to) <= now.getTime()) return 'offline'
  return 'online'
}

/** What visitors are told of the stock, never a number; the better ones first. */
export const AVAILABILITIES = ['in_stock', 'few', 'backorder', 'sold_out'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** As staff look for products; `untracked`: nobody counts it. */
export const STOCK_STATES = [...AVAILABILITIES, 'untracked'] as const
export type StockState = (typeof STOCK_STATES)[number]
