import { sitePage } from '#kernel/site/page.ts'
import type { Service } from '#modules/privacy/services/service.ts'
import type { Business } from './config.ts'

export type BusinessData = { business: Business }

export const homePage = sitePage<BusinessData>({ name: 'home', path: { de: '/', en: '/en' } })

export const imprintPage = sitePage<BusinessData>({
  name: 'imprint',
  path: { de: '/Impressum', en: '/en/imprint' },
})

export const privacyPage = sitePage<BusinessData & { services: readonly Service[] }>({
  name: 'privacy',
  path: { de: '/Datenschutz', en: '/en/privacy' },
})

export const disclaimerPage = sitePage<BusinessData>({
  name: 'disclaimer',
  path: { de: '/Disclaimer', en: '/en/disclaimer' },
})

export type SearchData = {
  typed: string
  hits: readonly { title: string; href: string; text: string }[]
  /** There are more than are shown. */
  hasMore: boolean
}

export const searchPage = sitePage<SearchData>({
  name: 'search',
  path: { de: '/suche', en: '/en/search' },
  cache: 'private',
  query: ['q'],
})

export const shippingPage = sitePage<BusinessData>({
  name: 'shipping-costs',
  path: { de: '/Versandkosten', en: '/en/shipping-costs' },
})
