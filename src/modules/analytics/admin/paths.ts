/** Addresses of this module below the admin base. */
export const ANALYTICS = 'analytics'
export const SETTINGS = 'settings/analytics'
