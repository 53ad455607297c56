import type { SiteTemplate } from '../../site-template.ts'
import { business } from './business.ts'
import { galleries } from './galleries.ts'
import { news } from './news.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { pictures } from './pictures.ts'
import { shop } from './shop/shop.ts'

/** An invented bakery with a café, in an old brick house. */
export const backhaus: SiteTemplate = {
  name: 'backhaus',
  label: { de: 'Backhaus', en: 'Bakehouse' },
  text: {
    de: 'Für Bäckerei, Café und Laden: Creme und Backstein, runde Karten, Öffnungszeiten gleich oben.',
    en: 'For bakeries, cafés and shops: cream and brick, round cards, opening hours near the top.',
  },
  business,
  people,
  action: { page: 'contact', label: { de: 'Vorbestellen', en: 'Pre-order' } },
  pictures,
  galleries,
  pages,
  news,
  shop,
}
