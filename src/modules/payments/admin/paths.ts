/** Below the admin base. */
export const PAYMENTS = 'shop/payments'
export const ORDERS = 'shop/orders'
