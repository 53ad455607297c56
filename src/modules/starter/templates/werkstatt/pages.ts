import { inBoth } from '../../in-both.ts'
import type { TemplatePage } from '../../site-template.ts'
import { legalPages } from '../legal/legal-pages.ts'
import { aboutDe } from './pages/about/about.de.ts'
import { aboutEn } from './pages/about/about.en.ts'
import { aboutBlocks } from './pages/about/about.ts'
import { contactDe } from './pages/contact/contact.de.ts'
import { contactEn } from './pages/contact/contact.en.ts'
import { contactBlocks } from './pages/contact/contact.ts'
import { homeDe } from './pages/home/home.de.ts'
import { homeEn } from './pages/home/home.en.ts'
import { homeBlocks } from './pages/home/home.ts'
import { doorsDe } from './pages/services/doors.de.ts'
import { doorsEn } from './pages/services/doors.en.ts'
import { furnitureDe } from './pages/services/furniture.de.ts'
import { furnitureEn } from './pages/services/furniture.en.ts'
import { interiorsDe } from './pages/services/interiors.de.ts'
import { interiorsEn } from './pages/services/interiors.en.ts'
import { servicePage } from './pages/services/service-page.ts'
import { servicesDe } from './pages/services/services.de.ts'
import { servicesEn } from './pages/services/services.en.ts'
import { servicesBlocks } from './pages/services/services.ts'
import { termsDe } from './pages/terms/terms.de.ts'
import { termsEn } from './pages/terms/terms.en.ts'
import { termsBlocks } from './pages/terms/terms.ts'
import { worksDe } from './pages/works/works.de.ts'
import { worksEn } from './pages/works/works.en.ts'
import { worksBlocks } from './pages/works/works.ts'

export const pages: readonly TemplatePage[] = [
  {
    key: 'home',
    view: 'landing',
    isInMenu: false,
    image: 'werkstatt-am-morgen',
    words: inBoth(homeDe, homeEn, homeBlocks),
  },
  {
    key: 'about',
    view: 'wide',
    isInMenu: true,
    image: 'werkstatt-am-wasser',
    words: inBoth(aboutDe, aboutEn, aboutBlocks),
  },
  {
    key: 'services',
    view: 'wide',
    isInMenu: true,
    image: 'esstisch-eiche',
    words: inBoth(servicesDe, servicesEn, servicesBlocks),
  },
  {
    key: 'furniture',
    parent: 'services',
    view: 'wide',
    isInMenu: true,
    image: 'esstisch-eiche',
    words: inBoth(furnitureDe, furnitureEn, servicePage('esstisch-eiche', 'schwalbenschwanz')),
  },
  {
    key: 'interiors',
    parent: 'services',
    view: 'wide',
    isInMenu: true,
    image: 'buecherwand',
    words: inBoth(interiorsDe, interiorsEn, servicePage('buecherwand', 'werkstatt-am-morgen')),
  },
  {
    key: 'doors',
    parent: 'services',
    view: 'wide',
    isInMenu: true,
    image: 'haustuer-1911',
    words: inBoth(doorsDe, doorsEn, servicePage('haustuer-1911', 'schwalbenschwanz')),
  },
  {
    key: 'works',
    view: 'wide',
    isInMenu: true,
    image: 'buecherwand',
    words: inBoth(worksDe, worksEn, worksBlocks),
  },
  {
    key: 'contact',
    view: 'wide',
    isInMenu: true,
    image: 'werkstatt-am-wasser',
    words: inBoth(contactDe, contactEn, contactBlocks),
  },
  { key: 'terms', view: 'standard', isInMenu: false, words: inBoth(termsDe, termsEn, termsBlocks) },
  ...legalPages,
]
