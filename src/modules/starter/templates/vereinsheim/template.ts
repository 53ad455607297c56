import type { SiteTemplate } from '../../site-template.ts'
import { business } from './business.ts'
import { galleries } from './galleries.ts'
import { news } from './news.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { pictures } from './pictures.ts'
import { shop } from './shop/shop.ts'

/** An invented sports club on the Aller. */
export const vereinsheim: SiteTemplate = {
  name: 'vereinsheim',
  label: { de: 'Vereinsheim', en: 'Clubhouse' },
  text: {
    de: 'Für Vereine und Verbände: kräftige Vereinsfarbe, das nächste Spiel und die Nachrichten zuerst.',
    en: 'For clubs and associations: a strong club colour, the next match and the news first.',
  },
  business,
  people,
  action: { page: 'join', label: { de: 'Mitglied werden', en: 'Join the club' } },
  pictures,
  galleries,
  pages,
  news,
  shop,
}
