import type { ServerModule } from '#kernel/server/module.ts'
import { servedOf } from '#kernel/server/site/served/deliver-served.ts'
import { analyticsSection } from '../config.ts'
import { routes } from '../reports/server/report-routes.ts'
import { countViews } from '../visits/server/count-views.ts'
import { jobs } from './jobs.ts'
import { createTables } from './migrations/20261117-1600-analytics-create-tables.ts'
import { processing } from './processing.ts'
import type { AnalyticsTables } from './tables.ts'

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
