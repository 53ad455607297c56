/** Addresses of this module below the admin base. */
export const SENDINGS = 'newsletter/sendings'
export const STATISTICS = 'newsletter/stats'
export const RECOMMENDATIONS = 'newsletter/recommend'
export const SERIES = 'newsletter/series'
export const SENDING_PATHS = {
  browse: `${SENDINGS}/browse`,
  edit: `${SENDINGS}/show/:id`,
  create: `${SENDINGS}/edit`,
}

export function sendingPath(id: string): string {
  return `${SENDINGS}/show/${id}`
}

export function statisticsPath(id: string): string {
  return `${STATISTICS}/browse/${id}`
}
