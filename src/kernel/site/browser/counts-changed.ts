/** Dispatched on the window when a number that is kept in a cookie may be another one. */
export const COUNTS_CHANGED = 'kontor:counts'
