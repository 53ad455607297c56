import type { Generated, GeneratedAlways } from 'kysely'

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
  country: Generated<string>
  entry: string
  exit: string
  views: number
}

/** The pages of a visit; `places`: as which of its pages each was seen, the first times. */
type ViewsTable = {
  visit: string
  path: string
  day: string
  views: number
  places: Generated<number[]>
}

/** What somebody did during a visit besides looking: files taken along, links followed out. */
type ActionsTable = { visit: string; kind: string; value: string; day: string; times: number }

type Sums = {
  kind: string
  value: string
  views: Generated<number>
  visits: Generated<number>
  visitors: Generated<number>
  entries: Generated<number>
  exits: Generated<number>
}

/** The sums of a day: of closed days all, of today what belongs to no visit. */
type DaysTable = Sums & { day: string }

/** The sums of a past month; its row of the kind `total` says that they are made. */
type MonthsTable = Sums & { month: string }

/** What visits should lead to, and by which sums that is known. */
type GoalsTable = Stamps & {
  id: string
  title: string
  manner: string
  target: Generated<string>
  file: string | null
  kind: GeneratedAlways<string>
  value: GeneratedAlways<string>
}

/** Pages that visits should lead through. */
type FunnelsTable = Stamps & {
  id: string
  title: string
  steps: string
  list: GeneratedAlways<string[]>
}

type Stamps = {
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type AnnotationsTable = Stamps & { id: string; day: string; text: string }

/** What went online on which day. */
type PublicationsTable = { day: string; noun: string; item: string; lang: string; title: string }

/** Who gets the numbers of each week by mail, and the Monday whose mail they had last. */
type WeeklyReadersTable = { user_id: string; sent_on: string }

/** Who reads the numbers without an account. */
type LinksTable = Stamps & { id: string; title: string; until: string | null }

export type AnalyticsTables = {
  analytics_visits: VisitsTable
  analytics_views: ViewsTable
  analytics_actions: ActionsTable
  analytics_days: DaysTable
  analytics_months: MonthsTable
  analytics_goals: GoalsTable
  analytics_funnels: FunnelsTable
  analytics_annotations: AnnotationsTable
  analytics_publications: PublicationsTable
  analytics_weekly_readers: WeeklyReadersTable
  analytics_links: LinksTable
}
