/** Addresses of this module below the admin base. */
export const ANALYTICS = 'analytics'
export const SETTINGS = 'settings/analytics'
export const GOALS = 'analytics/goals'
export const FUNNELS = 'analytics/funnels'
export const ANNOTATIONS = 'analytics/annotations'
export const LINKS = 'analytics/links'
export const COUNTRIES = 'analytics/countries'
