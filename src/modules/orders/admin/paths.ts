/** Below the admin base. */
export const ORDERS = 'shop/orders'
