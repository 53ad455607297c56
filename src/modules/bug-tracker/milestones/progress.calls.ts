import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Day, IdParams } from '#kernel/contract/fields.ts'

const view = staff('bug-tracker', 'view')

const BurnDown = z.object({
  start: Day,
  due: Day.nullable(),
  /** Bugs that were open at the end of each day; of a long plan only every so many days. */
  days: z.array(z.object({ day: Day, open: z.int() })),
  /** There was too much to look at all of it. */
  isCut: z.boolean(),
})
export type BurnDown = z.infer<typeof BurnDown>

export const readBurnDown = endpoint({
  method: 'GET',
  path: '/api/v1/system_bugtracker/milestones/:id/burn-down',
  access: view,
  params: IdParams,
  reply: BurnDown,
  summary: 'How many bugs of a milestone were open, day by day',
})

const ReleaseNotes = z.object({
  markdown: z.string(),
  plain: z.string(),
  numItems: z.int(),
  isCut: z.boolean(),
})
export type ReleaseNotes = z.infer<typeof ReleaseNotes>

export const readReleaseNotes = endpoint({
  method: 'GET',
  path: '/api/v1/system_bugtracker/milestones/:id/release-notes',
  access: view,
  params: IdParams,
  reply: ReleaseNotes,
  summary: 'What a milestone has brought, as texts to copy',
})
