import type { Generated } from 'kysely'

/** Somebody was here for a while. Nothing in it says who; `visitor` is a number drawn for one day. */
type VisitsTable = {
  id: string
  day: string
  visitor: number
  source: string
  campaign: string
  device: string
  browser: string
  language: string
  entry: string
  exit: string
  views: number
}

/** The pages of a visit. */
type ViewsTable = { visit: string; path: string; day: string; views: number }

/** The sums of a day: of closed days all, of today what belongs to no visit. */
type DaysTable = {
  kind: string
  day: string
  value: string
  views: Generated<number>
  visits: Generated<number>
  visitors: Generated<number>
  entries: Generated<number>
  exits: Generated<number>
}

export type AnalyticsTables = {
  analytics_visits: VisitsTable
  analytics_views: ViewsTable
  analytics_days: DaysTable
}
