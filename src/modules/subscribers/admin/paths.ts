/** Addresses of this module below the admin base. */
export const LISTS = 'newsletter/list'
export const SUBSCRIBERS = 'newsletter/subscriber'
/** Of the modules `newsletter` and `sendings`, which this one must not know: the navigation leads there. */
export const TEMPLATES = 'newsletter/templates'
export const SENDINGS = 'newsletter/sendings'
export const SERIES = 'newsletter/series'
export const STATISTICS = 'newsletter/stats'
export const RECOMMENDATIONS = 'newsletter/recommend'
export const IMPORT = 'newsletter/subscriber/import'
export const SETTINGS = 'newsletter/settings'

export function subscriberPath(id: string): string {
  return `${SUBSCRIBERS}/edit/${id}`
}
