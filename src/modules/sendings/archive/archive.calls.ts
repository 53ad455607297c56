import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, Timestamp } from '#kernel/contract/fields.ts'
import { listQuery, listReply } from '#kernel/contract/list.ts'

const ArchiveItem = z.object({
  _id: Id,
  subject: z.string(),
  preheader: z.string(),
  /** The first of its public lists. */
  list: z.object({ _id: Id, name: z.string() }),
  sent_at: Timestamp,
  url: z.string(),
})
export type ArchiveItem = z.infer<typeof ArchiveItem>

export const ArchiveQuery = listQuery({ sort: ['sent_at'], filters: { list: Id.optional() } })
export type ArchiveQuery = z.output<typeof ArchiveQuery>

export const listArchive = endpoint({
  method: 'GET',
  path: '/api/v0/newsletter2/',
  access: anyone,
  limit: { max: 120, seconds: 60, per: 'ip' },
  query: ArchiveQuery,
  reply: z.object({ items: z.array(ArchiveItem), ...listReply }),
  summary: 'The public archive of newsletters, the newest first',
})
