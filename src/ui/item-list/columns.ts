/** Columns before the list has been measured (specification, section 9). */
export const ITEM_LIST_COLUMNS = 1
/** Columns above the last breakpoint, and the most there are, unless the list is told otherwise. */
export const ITEM_LIST_MAX_COLUMNS = 3
export const ITEM_LIST_INITIAL_ITEMS = 6
export const ITEM_LIST_RESIZE_DEBOUNCE = 100
export const ITEM_LIST_BREAKPOINTS = [
  { upTo: 800, columns: 1 },
  { upTo: 1200, columns: 2 },
  { upTo: 1600, columns: 3 },
] as const

/** How many columns fit into a width in px; never more than `max`. */
export function columnsFor(width: number, max: number = ITEM_LIST_MAX_COLUMNS): number {
  const breakpoint = ITEM_LIST_BREAKPOINTS.find(({ upTo }) => width <= upTo)
  return Math.max(1, Math.min(breakpoint?.columns ?? max, max))
}

/** How many items show after one more row; a row left half full is filled on the way. */
export function nextVisible(count: number, columns: number, total: number): number {
  const fullRows = Math.ceil(count / columns)
  return Math.min(total, (fullRows + 1) * columns)
}

/** How often the observer looks while an item moves into view. */
export const SEEN_STEPS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

interface Sighting {
  /** Share of the item that is visible, 0 to 1. */
  ratio: number
  visibleHeight: number
  screenHeight: number
}

/** An item counts as seen when half of it shows, or when it fills half the screen. */
export function isSeen({ ratio, visibleHeight, screenHeight }: Sighting): boolean {
  return ratio >= 0.5 || visibleHeight >= screenHeight / 2
}
