import { z } from 'zod'
import { anyone, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Day, Id, text } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'

const view = staff('analytics', 'view')

/** What visits can be picked by. */
export const FILTERS = [
  'page',
  'source',
  'campaign',
  'country',
  'device',
  'browser',
  'language',
  'download',
  'click',
] as const
export type FilterName = (typeof FILTERS)[number]

const Filter = text(300).optional()
const filters = {
  page: Filter,
  source: Filter,
  campaign: Filter,
  /** Two letters: 'DE'. */
  country: Filter,
  device: Filter,
  browser: Filter,
  language: Filter,
  /** The id of a file, or any. */
  download: Filter,
  /** 'tel:+4934112345', 'mailto:info@holm.example', 'https://holm.example', or 'tel' for any number. */
  click: Filter,
}
/** Stands for all values beyond the greatest of a day or month. */
export const REST = '*'
/** Picks visits with a download, whichever. */
export const ANY = '@any'
/** Picks visits without a source, a known browser or language; an empty text would not be sent. */
export const NONE = '@none'
export type Filters = Partial<Readonly<Record<FilterName, string>>>

const INTERVALS = ['day', 'week', 'month'] as const
export type Interval = (typeof INTERVALS)[number]
export const COMPARISONS = ['none', 'previous', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** Longer than anything is kept. */
const MOST_DAYS = 366 * 6
/** Nothing was counted before or is after; beyond the year 9999 days could not be told apart. */
const CALENDAR = { first: '2000-01-01', last: '2099-12-31' }

type Range = { from: string; to: string }
const range = { from: Day, to: Day }
const isForward = ({ from, to }: Range) => from <= to
const isShort = ({ from, to }: Range) =>
  from >= CALENDAR.first &&
  to <= CALENDAR.last &&
  Date.parse(to) - Date.parse(from) < MOST_DAYS * 86_400_000
/** Whether numbers can be asked for from one of these days to the other. */
export const isRange = (days: Range) => isForward(days) && isShort(days)
const FORWARD = { error: 'period', path: ['to'] }
const SHORT = { error: 'invalid', path: ['from'] }

/** Of lists that are no pages, entries and exits are 0; of searches and lost addresses only `views` count. */
const ReportRow = z.object({
  value: z.string(),
  views: z.int(),
  visits: z.int(),
  visitors: z.int(),
  entries: z.int(),
  exits: z.int(),
  /** Of searches: how often nothing was found. */
  empty: z.int().optional(),
})
export type ReportRow = z.infer<typeof ReportRow>

/** Visitors are those of each day, added up. */
const Totals = z.object({ views: z.int(), visits: z.int(), visitors: z.int() })
export type Totals = z.infer<typeof Totals>

const Point = Totals.extend({ day: Day })
export type Point = z.infer<typeof Point>

/** A list of the report ends here; a longer one is read in pages. */
export const MOST_ROWS = 100
const Rows = z.array(ReportRow).max(MOST_ROWS)

/** `file` names it in `POST /api/v0/batch/file/`, `n` is how often it was taken along. */
const Downloads = z.array(ReportRow.extend({ file: z.string(), n: z.int() })).max(100)

const GoalResult = z.object({
  _id: Id,
  title: z.string(),
  /** What picks its visits: 'page', 'download' or 'click', and its value there. */
  filter: z.enum(['page', 'download', 'click']),
  value: z.string(),
  visits: z.int(),
  /** Of all visits; 0 to 1. */
  rate: z.number(),
})
export type GoalResult = z.infer<typeof GoalResult>

const ReportAnnotation = z.object({
  day: Day,
  /** Written by hand, or noted by itself when something went online or a newsletter out. */
  kind: z.enum(['own', 'published', 'sent']),
  _id: Id.nullable(),
  /** Of what was published or sent: the first titles. */
  text: z.string(),
  /** How many there were besides. */
  further: z.int(),
})
export type ReportAnnotation = z.infer<typeof ReportAnnotation>

const FunnelResult = z.object({
  _id: Id,
  title: z.string(),
  steps: z.array(
    z.object({
      /** 1 is where it begins. */
      step: z.int(),
      /** An address, or '/shop/*' for all below. */
      value: z.string(),
      /** That came here after the step before. */
      visits: z.int(),
      /** Of those that began; 0 to 1. */
      rate: z.number(),
    }),
  ),
})
export type FunnelResult = z.infer<typeof FunnelResult>

const Ordered = { orders: z.int(), cents: z.int() }
/** Of orders by the day they were placed, less what went back since; nothing tells whose visit led to one. */
const Revenue = z.object({
  currency: z.string(),
  ...Ordered,
  before: z.object(Ordered).nullable(),
})
export type Revenue = z.infer<typeof Revenue>

export const PARTS = [
  'pages',
  'entries',
  'exits',
  'sources',
  'campaigns',
  'countries',
  'devices',
  'browsers',
  'languages',
  'downloads',
  'clicks',
  'searches',
  'missing',
] as const
export type PartName = (typeof PARTS)[number]
const Part = z.enum(PARTS)

export const readReport = endpoint({
  method: 'GET',
  path: '/api/v0/analytics/',
  access: view,
  query: z
    .strictObject({
      ...range,
      compare: z.enum(COMPARISONS).default('none'),
      interval: z.enum(INTERVALS).default('day'),
      ...filters,
    })
    .refine(isForward, FORWARD)
    .refine(isShort, SHORT),
  reply: z.object({
    range: z.object({
      from: Day,
      to: Day,
      interval: z.enum(INTERVALS),
      /** Where single visits begin: filters see nothing before. */
      visits_from: Day,
      /** Where numbers begin at all; null while there are none. */
      since: Day.nullable(),
    }),
    totals: Totals,
    compare: z.object({ from: Day, to: Day, totals: Totals, series: z.array(Point) }).nullable(),
    series: z.array(Point),
    pages: Rows,
    entries: Rows,
    exits: Rows,
    sources: Rows,
    campaigns: Rows,
    /** As the table of countries says that the owner uploaded; empty without one. */
    countries: Rows,
    devices: Rows,
    browsers: Rows,
    languages: Rows,
    downloads: Downloads,
    /** Links to phones ('tel:…'), mail addresses ('mailto:…') and other websites ('https://…'). */
    clicks: Rows,
    goals: z.array(GoalResult),
    funnels: z.array(FunnelResult),
    /** Null without a shop or the right to see orders, and for picked visits. */
    revenue: Revenue.nullable(),
    annotations: z.array(ReportAnnotation).max(100),
    searches: Rows,
    missing: Rows,
    /** Visitors of the last five minutes. */
    online: z.int(),
    /** Views that were too many at once to be counted. */
    dropped: z.int(),
  }),
  summary: 'How the website is visited, without anybody being known',
})
export type Report = z.infer<typeof readReport.reply>

/** Lists end here, far behind what anybody reads. */
export const LAST_CURSOR = 100

export const readPart = endpoint({
  method: 'GET',
  path: '/api/v0/analytics/:part',
  access: view,
  params: z.object({ part: Part }),
  query: z
    .strictObject({
      ...range,
      /** The `next` of the reply before; `page` is a filter here. */
      cursor: z.coerce.number().int().min(0).max(LAST_CURSOR).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(100),
      ...filters,
    })
    .refine(isForward, FORWARD)
    .refine(isShort, SHORT),
  reply: z.object({ items: Rows, ...listReply }),
  summary: 'One list of the visitor statistics, page by page',
})

/** More often than anybody turns pages. */
const OFTEN = { max: 120, seconds: 60, per: 'ip' } as const

export const reportClick = endpoint({
  method: 'POST',
  path: '/api/v0/analytics/clicked',
  access: anyone,
  body: z.strictObject({ path: text(500), href: text(500) }),
  reply: z.object({ ok: z.literal(true) }),
  limit: OFTEN,
  summary: 'A link to a phone, a mail address or another website was followed',
})

export const reportShown = endpoint({
  method: 'POST',
  path: '/api/v0/analytics/seen',
  access: anyone,
  body: z.strictObject({
    path: text(500),
    /** Something in this block of the page was clicked; it is no view. */
    block: z
      .string()
      .regex(/^[\w-]{1,12}$/, { error: 'invalid' })
      .optional(),
  }),
  reply: z.object({ ok: z.literal(true) }),
  limit: OFTEN,
  summary: 'A page that was fetched ahead is shown now, or something in a block was clicked',
})
