/** Below the admin base. */
export const ORDERS = 'shop/orders'
/** What came back of them. */
export const RETURNS = 'shop/returns'
