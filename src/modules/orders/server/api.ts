export { findOrderPage } from '../account/server/order-pages.ts'
export { bankOf } from '../orders/server/bank.ts'
export { placeOrder } from '../orders/server/place-order.ts'
