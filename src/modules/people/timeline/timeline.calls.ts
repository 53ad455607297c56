import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams, Timestamp } from '#kernel/contract/fields.ts'

const Entry = z.object({
  at: Timestamp,
  module: z.string(),
  kind: z.string(),
  label: z.string(),
  path: z.string().optional(),
})
export type TimelineItem = z.infer<typeof Entry>

export const readTimeline = endpoint({
  method: 'GET',
  path: '/api/v0/person/:id/timeline',
  access: staff('people', 'view'),
  params: IdParams,
  query: z.strictObject({
    before: Timestamp.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  reply: z.object({ items: z.array(Entry), next: Timestamp.nullable() }),
  summary: 'What all modules know to have happened with one person, newest first',
})
