/** Addresses of this module below the admin base. */
export const LISTS = 'newsletter/list'
export const SUBSCRIBERS = 'newsletter/subscriber'
/** Of the module `newsletter`, which this one must not know: the navigation leads there. */
export const TEMPLATES = 'newsletter/templates'
export const IMPORT = 'newsletter/subscriber/import'
export const SETTINGS = 'newsletter/settings'

export function subscriberPath(id: string): string {
  return `${SUBSCRIBERS}/edit/${id}`
}
