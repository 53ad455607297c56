import type { TemplatePage } from '../../site-template.ts'
import { aboutDe } from './pages/about.de.ts'
import { aboutEn } from './pages/about.en.ts'
import { contactDe } from './pages/contact.de.ts'
import { contactEn } from './pages/contact.en.ts'
import { doorsDe } from './pages/doors.de.ts'
import { doorsEn } from './pages/doors.en.ts'
import { furnitureDe } from './pages/furniture.de.ts'
import { furnitureEn } from './pages/furniture.en.ts'
import { homeDe } from './pages/home.de.ts'
import { homeEn } from './pages/home.en.ts'
import { interiorsDe } from './pages/interiors.de.ts'
import { interiorsEn } from './pages/interiors.en.ts'
import { servicesDe } from './pages/services.de.ts'
import { servicesEn } from './pages/services.en.ts'
import { termsDe } from './pages/terms.de.ts'
import { termsEn } from './pages/terms.en.ts'
import { worksDe } from './pages/works.de.ts'
import { worksEn } from './pages/works.en.ts'

export const pages: readonly TemplatePage[] = [
  {
    key: 'home',
    view: 'landing',
    isInMenu: false,
    image: 'werkstatt-am-morgen',
    words: { de: homeDe, en: homeEn },
  },
  {
    key: 'about',
    view: 'wide',
    isInMenu: true,
    image: 'werkstatt-am-wasser',
    words: { de: aboutDe, en: aboutEn },
  },
  {
    key: 'services',
    view: 'wide',
    isInMenu: true,
    image: 'esstisch-eiche',
    words: { de: servicesDe, en: servicesEn },
  },
  {
    key: 'furniture',
    parent: 'services',
    view: 'wide',
    isInMenu: true,
    image: 'esstisch-eiche',
    words: { de: furnitureDe, en: furnitureEn },
  },
  {
    key: 'interiors',
    parent: 'services',
    view: 'wide',
    isInMenu: true,
    image: 'buecherwand',
    words: { de: interiorsDe, en: interiorsEn },
  },
  {
    key: 'doors',
    parent: 'services',
    view: 'wide',
    isInMenu: true,
    image: 'haustuer-1911',
    words: { de: doorsDe, en: doorsEn },
  },
  {
    key: 'works',
    view: 'wide',
    isInMenu: true,
    image: 'buecherwand',
    words: { de: worksDe, en: worksEn },
  },
  {
    key: 'contact',
    view: 'wide',
    isInMenu: true,
    image: 'werkstatt-am-wasser',
    words: { de: contactDe, en: contactEn },
  },
  { key: 'terms', view: 'standard', isInMenu: false, words: { de: termsDe, en: termsEn } },
]
