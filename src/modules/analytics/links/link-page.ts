import { sitePage } from '#kernel/site/page.ts'
import type { DayRange } from '../reports/date-range.ts'
import type { GoalResult, Interval, Point, ReportRow, Totals } from '../reports/report.calls.ts'

export const LINK_RANGES = ['week', 'month', 'year'] as const
type LinkRange = (typeof LINK_RANGES)[number]

export type LinkData = {
  /** For whom the link is. */
  name: string
  range: LinkRange
  days: DayRange
  /** What a place of the chart stands for. */
  interval: Interval
  totals: Totals
  series: readonly Point[]
  goals: readonly GoalResult[]
  pages: readonly ReportRow[]
  sources: readonly ReportRow[]
  devices: readonly ReportRow[]
}

/** The numbers for somebody without an account: whoever has the address may read, and nothing else. */
export const linkPage = sitePage<LinkData>({
  name: 'analytics-link',
  path: { de: '/besucherzahlen/:key', en: '/en/visitor-statistics/:key' },
  cache: 'private',
  query: ['range'],
  isUncounted: true,
})
