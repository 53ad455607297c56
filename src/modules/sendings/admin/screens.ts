import {
  IconChartBar,
  IconMailForward,
  IconMailHeart,
  IconSend,
  IconShare,
} from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule, Screen } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { RECOMMENDATIONS, SENDING_PATHS, SENDINGS, SERIES, STATISTICS } from './paths.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

const view = staff('sendings', 'view')
const one = { de: wordsDe.sendings.one, en: wordsEn.sendings.one }

const loadNav = async () => (await import('#modules/subscribers/admin/pickers.tsx')).NewsletterNav

const [browse, show] = collectionScreens({
  paths: SENDING_PATHS,
  access: view,
  one,
  many: { de: wordsDe.sendings.many, en: wordsEn.sendings.many },
  load: async () => (await import('../sendings/admin/sendings.collection.tsx')).sendings,
  above: loadNav,
})

/** A new one; the address may name its template and its list. */
const edit: Screen = {
  path: `${SENDINGS}/edit/:templateId?/:listId?`,
  title: one,
  access: view,
  lazy: async () => ({
    Component: (await import('../sendings/admin/new-sending.tsx')).NewSending,
  }),
}

/** A list to look at: a row says all there is, so none opens. */
const [recommendations] = collectionScreens({
  paths: pathsOf(RECOMMENDATIONS),
  access: view,
  help: 'newsletter-figures',
  one: { de: wordsDe.recommendations.one, en: wordsEn.recommendations.one },
  many: { de: wordsDe.recommendations.many, en: wordsEn.recommendations.many },
  load: async () =>
    (await import('../recommendations/admin/recommendations.collection.tsx')).recommendations,
  above: loadNav,
})

export const sendingsAdmin: AdminModule = {
  name: 'sendings',
  label: { de: de.title, en: en.title },
  help: 'newsletter-sendings',
  screens: [
    ...[browse, show, recommendations].filter((screen) => screen !== undefined),
    edit,
    ...collectionScreens({
      paths: pathsOf(SERIES, { edit: `${SERIES}/edit/:id` }),
      access: view,
      help: 'newsletter-welcome',
      one: { de: wordsDe.series.one, en: wordsEn.series.one },
      many: { de: wordsDe.series.many, en: wordsEn.series.many },
      load: async () => (await import('../series/admin/series.collection.tsx')).series,
      above: loadNav,
    }),
    ...collectionScreens({
      paths: pathsOf(STATISTICS, { edit: `${STATISTICS}/browse/:id` }),
      access: view,
      help: 'newsletter-figures',
      one: { de: wordsDe.statistics.one, en: wordsEn.statistics.one },
      many: { de: wordsDe.statistics.many, en: wordsEn.statistics.many },
      load: async () => (await import('../statistics/admin/statistics.collection.tsx')).statistics,
      above: loadNav,
    }),
  ],
  search: [
    {
      label: { de: de.title, en: en.title },
      access: view,
      find: async (query) => (await import('./find-sendings.ts')).findSendings(query),
    },
  ],
  widgets: [
    {
      name: 'sendings',
      access: view,
      place: 'main',
      lazy: async () => ({ Component: (await import('./sendings-widget.tsx')).SendingsWidget }),
    },
  ],
  commands: [
    {
      name: 'newsletter-sendings',
      label: { de: de.command.sendings, en: en.command.sendings },
      icon: IconMailForward,
      access: view,
      path: `${SENDINGS}/browse`,
      keywords: 'mailing kampagne campaign',
    },
    {
      name: 'send-newsletter',
      label: { de: de.command.add, en: en.command.add },
      icon: IconSend,
      access: staff('sendings', 'create'),
      path: `${SENDINGS}/edit`,
      keywords: 'mailing kampagne campaign',
    },
    {
      name: 'newsletter-series',
      label: { de: de.command.series, en: en.command.series },
      icon: IconMailHeart,
      access: view,
      path: `${SERIES}/browse`,
      keywords: 'willkommen welcome folge serie autoresponder automation follow-up',
    },
    {
      name: 'newsletter-figures',
      label: { de: de.command.statistics, en: en.command.statistics },
      icon: IconChartBar,
      access: view,
      path: `${STATISTICS}/browse`,
      keywords: 'statistik statistics zustellung delivery abmeldungen',
    },
    {
      name: 'newsletter-recommendations',
      label: { de: de.command.recommendations, en: en.command.recommendations },
      icon: IconShare,
      access: view,
      path: `${RECOMMENDATIONS}/browse`,
      keywords: 'weiterempfehlen teilen share recommend whatsapp qr',
    },
  ],
  nouns: {
    'newsletter-sending': { de: de.nouns.sending, en: en.nouns.sending },
    'newsletter-recommendation': { de: de.nouns.recommendation, en: en.nouns.recommendation },
  },
}
