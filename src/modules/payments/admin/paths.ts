/** Below the admin base. */
export const PAYMENTS = 'shop/payments'
