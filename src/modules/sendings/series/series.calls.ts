import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Version } from '#kernel/contract/fields.ts'
import { newsletterList } from '#modules/subscribers/lists/list.ts'
import { Counts, SENDING_STATES } from '../sendings/sending-values.ts'
import { Series } from './series.ts'

const PATH = '/api/v0/newsletter_list/:id/series'

const Step = z.object({
  /** The sending that mails it, as long as the list has it. */
  sending: Id,
  /** 0 = the welcome. */
  days: z.int(),
  state: z.enum(SENDING_STATES),
  counts: Counts,
  /** The template was changed since: what goes out is what was saved. */
  isOutdated: z.boolean(),
})
export type SeriesStep = z.infer<typeof Step>

const Reply = z.object({ list: newsletterList.Wire, steps: z.array(Step) })

export const readSeries = endpoint({
  method: 'GET',
  path: PATH,
  access: staff('sendings', 'view'),
  params: IdParams,
  reply: Reply,
  summary: 'What everybody gets who confirms a list, and what became of it',
})

/** The templates are drawn as they stand now; saving again takes later changes over. */
export const writeSeries = endpoint({
  method: 'PUT',
  path: PATH,
  access: staff('sendings', 'edit'),
  narrows: true,
  params: IdParams,
  body: z.strictObject({ ...Series.shape, version: Version }),
  reply: Reply,
  summary: 'Sets the welcome mail of a list, and those that follow it',
})
