/** Below the admin base. */
export const ORDERS = 'shop/orders'
export const PACKING = 'shop/orders/packing'
/** What is sold. */
export const PRODUCTS = 'shop/products'
/** Who bought. */
export const CUSTOMERS = 'shop/customers'
/** What came back of them. */
export const RETURNS = 'shop/returns'
