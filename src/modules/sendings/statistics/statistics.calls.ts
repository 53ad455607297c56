import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Day, Id } from '#kernel/contract/fields.ts'

export const FIGURES = [
  'audience',
  'delivered',
  'failed',
  'uncertain',
  'skipped',
  'bounced_soft',
  'bounced_hard',
  'complained',
  'unsubscribed',
  'clicks',
  'web_views',
  'shares',
] as const
export type FigureName = (typeof FIGURES)[number]

const Figure = z.object({
  total: z.int(),
  /** Of the audience; 0 to 1. */
  rate: z.number(),
  series: z.array(z.object({ at: z.string(), n: z.int() })),
})

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
    stats: z.record(z.enum(FIGURES), Figure),
    /** Pages of the website that were opened from the mails, the most often first. */
    links: z.array(z.object({ url: z.string(), clicks: z.int() })),
    errors: z.array(z.object({ answer: z.string(), n: z.int() })),
  }),
  summary: 'Figures of newsletters by name, by day, and what mail servers refused',
})
export type Statistics = z.output<typeof readStatistics.reply>
