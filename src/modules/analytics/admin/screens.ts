import {
  IconChartLine,
  IconFilter,
  IconLink,
  IconNote,
  IconTarget,
  IconWorld,
} from '@tabler/icons-react'
import { admin, staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { ANALYTICS, ANNOTATIONS, COUNTRIES, FUNNELS, GOALS, LINKS, SETTINGS } from './paths.ts'

const view = staff('analytics', 'view')
const label = { de: de.title, en: en.title }
const goals = { de: de.goals.many, en: en.goals.many }
const funnels = { de: de.funnels.many, en: en.funnels.many }
const annotations = { de: de.annotations.many, en: en.annotations.many }
const countries = { de: de.countries.title, en: en.countries.title }
const links = { de: de.links.many, en: en.links.many }

/** The page of the handbook about what belongs to the numbers. */
const MORE = 'analytics-goals'

const loadNav = async () => (await import('./analytics-nav.tsx')).AnalyticsNav

export const analyticsAdmin: AdminModule = {
  name: 'analytics',
  label,
  help: 'analytics',
  nav: [{ path: ANALYTICS, label, icon: IconChartLine, access: view, group: 'website' }],
  screens: [
    {
      path: ANALYTICS,
      title: label,
      access: view,
      lazy: async () => ({
        Component: (await import('../reports/admin/report-screen.tsx')).ReportScreen,
      }),
    },
    ...collectionScreens({
      paths: pathsOf(GOALS, { browse: GOALS, edit: `${GOALS}/:id` }),
      access: view,
      one: goals,
      many: goals,
      load: async () => (await import('../goals/admin/goals.collection.tsx')).goals,
      help: MORE,
      above: loadNav,
    }),
    ...collectionScreens({
      paths: pathsOf(FUNNELS, { browse: FUNNELS, edit: `${FUNNELS}/:id` }),
      access: view,
      one: funnels,
      many: funnels,
      load: async () => (await import('../funnels/admin/funnels.collection.tsx')).funnels,
      help: MORE,
      above: loadNav,
    }),
    ...collectionScreens({
      paths: pathsOf(ANNOTATIONS, { browse: ANNOTATIONS, edit: `${ANNOTATIONS}/:id` }),
      access: view,
      one: annotations,
      many: annotations,
      load: async () =>
        (await import('../annotations/admin/annotations.collection.tsx')).annotations,
      help: MORE,
      above: loadNav,
    }),
    ...collectionScreens({
      paths: pathsOf(LINKS, { browse: LINKS, edit: `${LINKS}/:id` }),
      access: view,
      one: links,
      many: links,
      load: async () => (await import('../links/admin/links.collection.tsx')).links,
      help: MORE,
      above: loadNav,
    }),
    {
      path: COUNTRIES,
      title: countries,
      access: admin,
      help: MORE,
      lazy: async () => ({
        Component: (await import('../countries/admin/countries-screen.tsx')).CountriesScreen,
      }),
    },
    {
      path: SETTINGS,
      title: label,
      access: admin,
      lazy: async () => (await import('./analytics-settings.ts')).analyticsSettings.lazy(),
    },
  ],
  widgets: [
    {
      name: 'visitors',
      label: { de: de.widget.title, en: en.widget.title },
      access: view,
      place: 'side',
      lazy: async () => ({
        Component: (await import('../reports/admin/visitors-widget.tsx')).VisitorsWidget,
      }),
    },
  ],
  settings: [
    {
      path: SETTINGS,
      label,
      text: { de: de.settingsEntry, en: en.settingsEntry },
      icon: IconChartLine,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'analytics',
      label: { de: de.command, en: en.command },
      icon: IconChartLine,
      access: view,
      path: ANALYTICS,
      keywords: 'statistik analytics aufrufe traffic besucher visitors herkunft statistics',
    },
    {
      name: 'new-analytics-goal',
      label: { de: de.goals.create, en: en.goals.create },
      icon: IconTarget,
      access: staff('analytics', 'create'),
      path: `${GOALS}/new`,
      keywords: 'conversion ziel erfolg goal downloads anrufe',
    },
    {
      name: 'new-analytics-funnel',
      label: { de: de.funnels.create, en: en.funnels.create },
      icon: IconFilter,
      access: staff('analytics', 'create'),
      path: `${FUNNELS}/new`,
      keywords: 'trichter funnel weg schritte conversion absprung',
    },
    {
      name: 'new-analytics-annotation',
      label: { de: de.annotations.create, en: en.annotations.create },
      icon: IconNote,
      access: staff('analytics', 'create'),
      path: `${ANNOTATIONS}/new`,
      keywords: 'notiz ereignis note event besucherzahlen',
    },
    {
      name: 'new-analytics-link',
      label: { de: de.links.create, en: en.links.create },
      icon: IconLink,
      access: staff('analytics', 'edit'),
      path: `${LINKS}/new`,
      keywords: 'teilen freigeben share besucherzahlen statistik',
    },
    {
      name: 'analytics-countries',
      label: { de: de.countries.command, en: en.countries.command },
      icon: IconWorld,
      access: admin,
      path: COUNTRIES,
      keywords: 'länder country geoip dbip ip2location herkunft',
    },
  ],
  nouns: {
    'analytics-country-table': { de: 'die Ländertabelle', en: 'the table of countries' },
    'analytics-goal': { de: 'ein Ziel', en: 'a goal' },
    'analytics-funnel': { de: 'einen Weg', en: 'a funnel' },
    'analytics-annotation': { de: 'eine Anmerkung', en: 'an annotation' },
    'analytics-link': { de: 'einen Link zu den Besucherzahlen', en: 'a link to the statistics' },
  },
}
