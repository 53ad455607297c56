/** Addresses of this module below the admin base. */
export const LISTS = 'newsletter/list'
export const SUBSCRIBERS = 'newsletter/subscriber'
export const IMPORT = 'newsletter/subscriber/import'
export const SETTINGS = 'newsletter/settings'

export function subscriberPath(id: string): string {
  return `${SUBSCRIBERS}/edit/${id}`
}
