export { sendingIn } from '../clicks/server/count-clicks.ts'
export { countOrders } from '../orders/server/count-orders.ts'
export { sendingsBegun } from '../statistics/server/find-statistics.ts'
