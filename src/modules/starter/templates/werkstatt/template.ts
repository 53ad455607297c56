import type { SiteTemplate } from '../../site-template.ts'
import { business } from './business.ts'
import { galleries } from './galleries.ts'
import { news } from './news.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { pictures } from './pictures.ts'
import { shop } from './shop/shop.ts'

/** An invented joinery on the Schlei. */
export const werkstatt: SiteTemplate = {
  name: 'werkstatt',
  label: { de: 'Werkstatt', en: 'Workshop' },
  text: {
    de: 'Für Handwerk, Studio und Beratung: große Bilder, viel Ruhe, eine Schrift mit Charakter.',
    en: 'For crafts, studios and consultants: large pictures, much calm, a typeface with character.',
  },
  business,
  people,
  action: { page: 'contact', label: { de: 'Projekt besprechen', en: 'Discuss a project' } },
  pictures,
  galleries,
  pages,
  news,
  shop,
}
