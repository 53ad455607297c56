export { askVies } from '../vat-ids/server/ask-vies.ts'
export { findBuyerLimits, holdBuyerLimits } from './find-limits.ts'
export { lookAtGuest } from './look-at-guest.ts'
export { reckonCustomers } from './order-sums.ts'
