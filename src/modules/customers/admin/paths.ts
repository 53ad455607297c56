/** Below the admin base. */
export const CUSTOMERS = 'shop/customers'
export const ORDERS = 'shop/orders'
export const PERSON = 'person/edit'
export const ACCOUNT = 'users/edit'
