/** Addresses of this module below the admin base. */
export const REDIRECTS = 'redirects'
export const MISSING = 'redirects/missing'
export const IMPORT = 'redirects/import'
