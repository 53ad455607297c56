import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import type { Processing } from '#kernel/server/manifest/processing.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { servedOf } from '#kernel/server/site/served/deliver-served.ts'
import { annotationResource } from '../annotations/server/annotation.resource.ts'
import { notePublication } from '../annotations/server/find-annotations.ts'
import { blockClickRoutes } from '../block-clicks/server/find-block-clicks.ts'
import { analyticsSection, VISIT_DAYS } from '../config.ts'
import { countryRoutes } from '../countries/server/country-routes.ts'
import { COUNTRY_TABLE, forgetUnfinished } from '../countries/server/store-country-file.ts'
import { funnelResource } from '../funnels/server/funnel.resource.ts'
import { recountFunnel } from '../funnels/server/recount-funnel.ts'
import { goalResource } from '../goals/server/goal.resource.ts'
import { linkPage } from '../links/link-page.ts'
import { linkCarryOver, linkRoutes } from '../links/server/link.resource.ts'
import { loadLink } from '../links/server/load-link.ts'
import { ownVisitPage } from '../own-visit/own-visit-page.ts'
import { loadOwnVisit } from '../own-visit/server/load-own-visit.ts'
import { routes } from '../reports/server/report-routes.ts'
import { countViews } from '../visits/server/count-views.ts'
import { forgetOld, turnDay } from '../visits/server/turn-day.ts'
import { type ReaderTables, sendWeeklyMails } from '../weekly-mail/server/send-weekly-mails.ts'
import { weeklyMailRoutes } from '../weekly-mail/server/weekly-mail-routes.ts'
import { createTables } from './migrations/20261117-1600-analytics-create-tables.ts'
import { createActions } from './migrations/20261117-1930-analytics-create-actions.ts'
import { createMonths } from './migrations/20261117-1931-analytics-create-months.ts'
import { createGoals } from './migrations/20261117-1932-analytics-create-goals.ts'
import { createAnnotations } from './migrations/20261117-2000-analytics-create-annotations.ts'
import { createPublications } from './migrations/20261117-2001-analytics-create-publications.ts'
import { createWeeklyReaders } from './migrations/20261117-2002-analytics-create-weekly-readers.ts'
import { createLinks } from './migrations/20261117-2003-analytics-create-links.ts'
import { createCountries } from './migrations/20261117-2030-analytics-create-countries.ts'
import { indexBlockClicks } from './migrations/20261118-0900-analytics-index-block-clicks.ts'
import { addPlaces, createFunnels } from './migrations/20261118-0920-analytics-create-funnels.ts'
import { followNewsletters } from './migrations/20261119-0110-analytics-follow-newsletters.ts'
import { personal } from './personal.ts'
import type { AnalyticsTables } from './tables.ts'

const onPage = pagesOf<AnalyticsTables>()

/** Often, so that the salt of a day outlives it by minutes, whenever the house was down in between. */
const turnDayJob = defineJob<AnalyticsTables, object>({
  name: 'analytics.turn-day',
  cron: '*/10 * * * *',
  run: (scope) => turnDay(scope),
})

const forgetJob = defineJob<AnalyticsTables, object>({
  name: 'analytics.forget-old',
  cron: '35 4 * * *',
  run: async (scope) => {
    await forgetOld(scope)
    await forgetUnfinished(scope.db)
  },
})

/** Every morning: what was missed on Monday comes on the next day the house is up. */
const weeklyMailJob = defineJob<ReaderTables, object>({
  name: 'analytics.weekly-mail',
  cron: '10 7 * * *',
  run: (scope) => sendWeeklyMails(scope),
})

const jobs: readonly Job[] = [turnDayJob, forgetJob, weeklyMailJob, recountFunnel]

/** What visitors read about it on the privacy page. */
const processing: Processing = {
  name: 'analytics',
  label: { de: 'Besucherzahlen', en: 'Visitor statistics' },
  purpose: {
    de: 'Zählt, welche Seiten gelesen werden und woher Besuche kommen. Dafür wird nichts auf Ihrem Gerät gespeichert oder ausgelesen. Gespeichert werden: die Seiten eines Besuchs, welche Dateien heruntergeladen und welche Telefonnummern, E-Mail-Adressen und anderen Websites auf unseren Seiten angeklickt werden, in welchen Abschnitten einer Seite geklickt wird, aus welchem Newsletter ein Besuch kam, die Website, von der er kam, Kampagne, Land, Art des Geräts, Browser und Sprache, außerdem Suchwörter auf dieser Website. Bestellt jemand am selben Tag, zählen nur die Summen des Newsletters; welche Bestellung das war, wird nicht gespeichert. Das Land wird in einer Tabelle auf unserem eigenen Server nachgeschlagen, ohne den letzten Teil der IP-Adresse. IP-Adresse und Browserkennung werden nicht gespeichert: Aus ihnen entsteht mit einem zufälligen Schlüssel ein Kennwert, der einen Besuch bis Mitternacht zusammenhält. Schlüssel und Kennwerte werden kurz nach Mitternacht vernichtet; danach kann niemand mehr zwei Tage miteinander verbinden.',
    en: 'Counts which pages are read and where visits come from. Nothing is stored on your device or read from it. We store: the pages of a visit, which files are downloaded and which phone numbers, email addresses and other websites on our pages are clicked, in which sections of a page somebody clicks, which newsletter a visit came from, the website it came from, campaign, country, kind of device, browser and language, and words searched for on this website. If somebody orders on the same day, only the sums of the newsletter grow; which order it was is not stored. The country is looked up in a table on our own server, without the last part of the IP address. The IP address and the name of the browser are not stored: with a random key they become a value that holds a visit together until midnight. Keys and values are destroyed shortly after midnight; after that nobody can link two days.',
  },
  stored: {
    path: ownVisitPage.path,
    label: {
      de: 'Ansehen, was gerade über Ihren Besuch gespeichert ist',
      en: 'See what is stored about your visit right now',
    },
  },
  basis: {
    de: 'Berechtigtes Interesse an einer Website, die ihren Lesern dient (Art. 6 Abs. 1 lit. f DSGVO)',
    en: 'Legitimate interest in a website that serves its readers (Art. 6 (1) (f) GDPR)',
  },
  lifetime: (config) => {
    const { keep_months: months } = config.get(analyticsSection)
    const [de, en] = months === 1 ? ['Monat', 'month'] : ['Monate', 'months']
    // Nothing single is kept longer than its sum.
    if (months * 30 < VISIT_DAYS)
      return {
        de: `Einzelne Besuche und Tagessummen ${months} ${de}`,
        en: `Single visits and sums of days ${months} ${en}`,
      }
    return {
      de: `Einzelne Besuche ${VISIT_DAYS} Tage, Tagessummen ${months} ${de}`,
      en: `Single visits ${VISIT_DAYS} days, sums of days ${months} ${en}`,
    }
  },
}

export const analytics: ServerModule = {
  name: 'analytics',
  label: { de: 'Besucherzahlen', en: 'Visitor statistics' },
  needs: ['config', 'files', 'auth', 'orders', 'sendings', 'shop'],
  worksWithout: ['orders', 'sendings', 'shop'],
  nouns: [
    'analytics-goal',
    'analytics-funnel',
    'analytics-annotation',
    'analytics-link',
    COUNTRY_TABLE,
  ],
  migrations: {
    '20261117-1600-analytics-create-tables': createTables,
    '20261117-1930-analytics-create-actions': createActions,
    '20261117-1931-analytics-create-months': createMonths,
    '20261117-1932-analytics-create-goals': createGoals,
    '20261117-2000-analytics-create-annotations': createAnnotations,
    '20261117-2001-analytics-create-publications': createPublications,
    '20261117-2002-analytics-create-weekly-readers': createWeeklyReaders,
    '20261117-2003-analytics-create-links': createLinks,
    '20261117-2030-analytics-create-countries': createCountries,
    '20261118-0900-analytics-index-block-clicks': indexBlockClicks,
    '20261118-0920-analytics-create-funnels': createFunnels,
    '20261118-0921-analytics-add-places': addPlaces,
    '20261119-0010-analytics-fold-search': searchIndexes({
      analytics_goals: ['title', 'target'],
      analytics_funnels: ['title', 'steps'],
      analytics_annotations: ['text'],
      analytics_links: ['title'],
    }),
    '20261119-0110-analytics-follow-newsletters': followNewsletters,
  },
  routes: [
    ...weeklyMailRoutes,
    ...routes,
    ...blockClickRoutes,
    ...goalResource.routes,
    ...funnelResource.routes,
    ...annotationResource.routes,
    ...linkRoutes,
    ...countryRoutes,
  ],
  pages: [onPage(linkPage, { load: loadLink }), onPage(ownVisitPage, { load: loadOwnVisit })],
  jobs,
  listeners: [notePublication],
  carriesOver: [linkCarryOver],
  personal,
  config: [analyticsSection],
  served: servedOf<AnalyticsTables>(countViews),
  processing,
}
