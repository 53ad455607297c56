import { inBoth } from '../../in-both.ts'
import type { TemplatePage } from '../../site-template.ts'
import { legalPages } from '../legal/legal-pages.ts'
import { aboutDe } from './pages/about.de.ts'
import { aboutEn } from './pages/about.en.ts'
import { aboutBlocks } from './pages/about.ts'
import { contactDe } from './pages/contact.de.ts'
import { contactEn } from './pages/contact.en.ts'
import { contactBlocks } from './pages/contact.ts'
import { doorsDe } from './pages/doors.de.ts'
import { doorsEn } from './pages/doors.en.ts'
import { furnitureDe } from './pages/furniture.de.ts'
import { furnitureEn } from './pages/furniture.en.ts'
import { homeDe } from './pages/home.de.ts'
import { homeEn } from './pages/home.en.ts'
import { homeBlocks } from './pages/home.ts'
import { interiorsDe } from './pages/interiors.de.ts'
import { interiorsEn } from './pages/interiors.en.ts'
import { servicePage } from './pages/service-page.ts'
import { servicesDe } from './pages/services.de.ts'
import { servicesEn } from './pages/services.en.ts'
import { servicesBlocks } from './pages/services.ts'
import { termsDe } from './pages/terms.de.ts'
import { termsEn } from './pages/terms.en.ts'
import { termsBlocks } from './pages/terms.ts'
import { worksDe } from './pages/works.de.ts'
import { worksEn } from './pages/works.en.ts'
import { worksBlocks } from './pages/works.ts'

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
