/** Below the admin base. */
export const RETURNS = 'shop/returns'
export const ORDER = 'shop/orders'
