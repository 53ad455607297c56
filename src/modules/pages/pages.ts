import { sitePage } from '#kernel/site/page.ts'
import type { Business } from './config.ts'

export type BusinessData = { business: Business }

export const homePage = sitePage<BusinessData>({ name: 'home', path: { de: '/', en: '/en' } })

/** Places of the home page that the menu leads to, as they appear in the address. */
export const HOME_PLACES = {
  services: { de: 'leistungen', en: 'services' },
  works: { de: 'arbeiten', en: 'work' },
  steps: { de: 'arbeitsweise', en: 'how-we-work' },
  visit: { de: 'werkstatt', en: 'workshop' },
} as const

export const imprintPage = sitePage<BusinessData>({
  name: 'imprint',
  path: { de: '/Impressum', en: '/en/imprint' },
})

export const privacyPage = sitePage<BusinessData>({
  name: 'privacy',
  path: { de: '/Datenschutz', en: '/en/privacy' },
})
