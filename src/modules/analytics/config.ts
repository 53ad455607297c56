import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'

const Analytics = z.strictObject({
  /** Months after which the sums of a day are deleted. */
  keep_months: z.int().min(1).max(60).default(25),
  /** Whether a browser that asks not to be tracked (DNT, GPC) is left out. */
  honours_do_not_track: z.boolean().default(true),
})

/** How long numbers are kept, and who is never counted. */
export const analyticsSection = configSection({
  name: 'components.analytics',
  label: { de: 'Besucherzahlen', en: 'Visitor statistics' },
  schema: Analytics,
  defaults: Analytics.parse({}),
  publicPaths: [],
})

/** Days after which single visits go, and only the sums of their days are left. */
export const VISIT_DAYS = 90
