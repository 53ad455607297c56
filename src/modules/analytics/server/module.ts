import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import type { Processing } from '#kernel/server/manifest/processing.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { servedOf } from '#kernel/server/site/served/deliver-served.ts'
import { analyticsSection, VISIT_DAYS } from '../config.ts'
import { routes } from '../reports/server/report-routes.ts'
import { countViews } from '../visits/server/count-views.ts'
import { forgetOld, turnDay } from '../visits/server/turn-day.ts'
import { createTables } from './migrations/20261117-1600-analytics-create-tables.ts'
import type { AnalyticsTables } from './tables.ts'

/** Often, so that the salt of a day outlives it by minutes, whenever the house was down in between. */
const turnDayJob = defineJob<AnalyticsTables, object>({
  name: 'analytics.turn-day',
  cron: '*/10 * * * *',
  run: (scope) => turnDay(scope),
})

const forgetJob = defineJob<AnalyticsTables, object>({
  name: 'analytics.forget-old',
  cron: '35 4 * * *',
  run: (scope) => forgetOld(scope),
})

const jobs: readonly Job[] = [turnDayJob, forgetJob]

/** What visitors read about it on the privacy page. */
const processing: Processing = {
  name: 'analytics',
  label: { de: 'Besucherzahlen', en: 'Visitor statistics' },
  purpose: {
    de: 'Zählt, welche Seiten gelesen werden und woher Besuche kommen. Dafür wird nichts auf Ihrem Gerät gespeichert oder ausgelesen. Gespeichert werden: die Seiten eines Besuchs, die Website, von der er kam, Kampagne, Art des Geräts, Browser und Sprache, außerdem Suchwörter auf dieser Website. IP-Adresse und Browserkennung werden nicht gespeichert: Aus ihnen entsteht mit einem zufälligen Schlüssel ein Kennwert, der einen Besuch bis Mitternacht zusammenhält. Schlüssel und Kennwerte werden kurz nach Mitternacht vernichtet; danach kann niemand mehr zwei Tage miteinander verbinden.',
    en: 'Counts which pages are read and where visits come from. Nothing is stored on your device or read from it. We store: the pages of a visit, the website it came from, campaign, kind of device, browser and language, and words searched for on this website. The IP address and the name of the browser are not stored: with a random key they become a value that holds a visit together until midnight. Keys and values are destroyed shortly after midnight; after that nobody can link two days.',
  },
  basis: {
    de: 'Berechtigtes Interesse an einer Website, die ihren Lesern dient (Art. 6 Abs. 1 lit. f DSGVO)',
    en: 'Legitimate interest in a website that serves its readers (Art. 6 (1) (f) GDPR)',
  },
  lifetime: (config) => {
    const { keep_months: months } = config.get(analyticsSection)
    return {
      de: `Einzelne Besuche ${VISIT_DAYS} Tage, Tagessummen ${months} ${months === 1 ? 'Monat' : 'Monate'}`,
      en: `Single visits ${VISIT_DAYS} days, sums of days ${months} ${months === 1 ? 'month' : 'months'}`,
    }
  },
}

export const analytics: ServerModule = {
  name: 'analytics',
  label: { de: 'Besucherzahlen', en: 'Visitor statistics' },
  needs: ['config'],
  migrations: { '20261117-1600-analytics-create-tables': createTables },
  routes,
  jobs,
  config: [analyticsSection],
  served: servedOf<AnalyticsTables>(countViews),
  processing,
}
