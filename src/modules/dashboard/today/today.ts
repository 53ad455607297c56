import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, Timestamp } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'

/** Nobody does the hundred and first thing today: counting on would only slow the start page. */
export const MOST_COUNTED = 100

/** A kind of work that waits, and the first few things of it. */
export const WaitingItems = z.strictObject({
  name: z.string(),
  /** In the reader's language. */
  label: z.string(),
  path: z.string(),
  /** Counted no further than `MOST_COUNTED`; `isMore` says that there is more of it. */
  count: z.int(),
  isMore: z.boolean(),
  things: z.array(
    z.strictObject({
      label: z.string(),
      path: z.string(),
      at: Timestamp.nullable(),
      who: z.strictObject({ id: Id, name: z.string() }).nullable(),
    }),
  ),
})
export type WaitingItems = z.infer<typeof WaitingItems>

export const readToday = endpoint({
  method: 'GET',
  path: '/api/v0/dashboard/today',
  access: anyStaff,
  passive: true,
  reply: z.strictObject({ items: z.array(WaitingItems), ...listReply }),
  summary: 'What waits for whom, over all modules the caller may see',
})
