import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Day, Id } from '#kernel/contract/fields.ts'

const Figure = z.object({
  total: z.int(),
  /** Of the audience; 0 to 1. */
  rate: z.number(),
  series: z.array(z.object({ at: z.string(), n: z.int() })),
})
export type Figure = z.output<typeof Figure>

const Figures = z.object({
  audience: Figure,
  delivered: Figure,
  failed: Figure,
  uncertain: Figure,
  skipped: Figure,
  bounced_soft: Figure,
  bounced_hard: Figure,
  complained: Figure,
  unsubscribed: Figure,
  clicks: Figure,
  /** Of those who agreed, and unreliable; its rate is of them. */
  opens: Figure,
  web_views: Figure,
  shares: Figure,
})
export const FIGURES = Figures.keyof().options
export type FigureName = (typeof FIGURES)[number]

/** Of a shop, for whoever may see its orders. */
const ShopFigures = z.object({
  /** Ordered on the day a link was followed. */
  orders: Figure.optional(),
  /** In whole cents. */
  revenue: Figure.optional(),
})
export const SHOP_FIGURES = ShopFigures.keyof().options

/** Figures by name, over one sending or over all that began in a span of days. */
export const readStatistics = endpoint({
  method: 'GET',
  path: '/api/v0/newsletter/stats/',
  access: staff('sendings', 'view'),
  query: z.strictObject({
    sending: Id.optional(),
    list: Id.optional(),
    /** Days in Europe/Berlin; the last 90 unless said. */
    from: Day.optional(),
    to: Day.optional(),
  }),
  reply: z.object({
    stats: Figures.extend(ShopFigures.shape),
    /** Recipients who agreed that opening is counted. */
    agreed: z.int(),
    /** Of the revenue; null where there is none. */
    currency: z.string().nullable(),
    /** Pages of the website that were opened from the mails, the most often first. */
    links: z.array(z.object({ url: z.string(), clicks: z.int() })),
    errors: z.array(z.object({ answer: z.string(), n: z.int() })),
  }),
  summary: 'Figures of newsletters by name, by day, and what mail servers refused',
})
export type Statistics = z.output<typeof readStatistics.reply>
