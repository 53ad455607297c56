/** The wizard, below the admin base. */
export const START = 'start'
/** What is left to do before visitors see the website; the bar above it leads here. */
export const ONLINE = 'online'
export const SITE = 'settings/website'
/** Where DNS and HTTPS are checked. */
export const DOMAIN = 'settings/domain'
export const ONLINE_KEY = ['starter', 'online']
