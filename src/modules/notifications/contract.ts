import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, requiredText, Timestamp } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'

const MAX_MARKED = 500

/** The same four as the short messages that vanish by themselves. */
const NoticeType = z.enum(['success', 'warning', 'error', 'notification'])
export type NoticeType = z.infer<typeof NoticeType>

/** One kept message to one person. */
export const Notice = z.strictObject({
  _id: Id,
  /** What it is about, as its module names it: 'bug.assigned'. */
  kind: z.string(),
  topic: z.string(),
  type: NoticeType,
  title: z.string(),
  /** A path below the admin base. */
  link: z.string(),
  read: z.boolean(),
  created_at: Timestamp,
})
export type Notice = z.infer<typeof Notice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/v0/notice/',
  access: anyStaff,
  passive: true,
  query: z.strictObject({
    /** '1': only what was not read yet. */
    unread: z.enum(['0', '1']).default('0'),
    topic: requiredText(60).optional(),
    type: NoticeType.optional(),
    cursor: Id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  reply: z.strictObject({ items: z.array(Notice), numUnread: z.int(), ...listReply }),
  summary: 'The own notices, newest first',
})

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/api/v0/notice/read',
  access: anyStaff,
  /** Without ids: all of them. */
  body: z.strictObject({ ids: z.array(Id).min(1).max(MAX_MARKED).optional() }),
  reply: z.strictObject({ numUnread: z.int() }),
  summary: 'Marks own notices as read',
})

export const markNoticesUnread = endpoint({
  method: 'POST',
  path: '/api/v0/notice/unread',
  access: anyStaff,
  body: z.strictObject({ ids: z.array(Id).min(1).max(MAX_MARKED) }),
  reply: z.strictObject({ numUnread: z.int() }),
  summary: 'Marks own notices as not read yet',
})
