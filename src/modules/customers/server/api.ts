export { askVies } from '../vat-ids/server/ask-vies.ts'
export { reckonCustomers } from './demo.ts'
export { findBuyerLimits, holdBuyerLimits } from './find-limits.ts'
