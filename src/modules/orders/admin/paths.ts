/** Below the admin base. */
export const ORDERS = 'shop/orders'
/** Who bought. */
export const CUSTOMERS = 'shop/customers'
/** What came back of them. */
export const RETURNS = 'shop/returns'
