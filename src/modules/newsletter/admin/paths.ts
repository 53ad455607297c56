/** Address of this module below the admin base. */
export const TEMPLATES = 'newsletter/templates'
