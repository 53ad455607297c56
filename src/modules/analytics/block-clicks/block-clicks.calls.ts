import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Day, text } from '#kernel/contract/fields.ts'

/** So many days are looked at. Always the same: two answers cannot be taken from one another. */
export const CLICK_DAYS = 30
/** Fewer visits than this could be told apart, so they are not told. */
export const LEAST_VISITS = 10

const BlockClicks = z.object({
  /** As the page names it; see the kernel's `blockRef`. */
  block: z.string(),
  clicks: z.int(),
  visits: z.int(),
})

export const readBlockClicks = endpoint({
  method: 'GET',
  path: '/api/v0/analytics/blocks',
  access: staff('analytics', 'view'),
  query: z.strictObject({ path: text(500) }),
  reply: z.object({
    from: Day,
    to: Day,
    /** Blocks that fewer visits clicked are not among them, like those that nobody did. */
    items: z.array(BlockClicks).max(2000),
  }),
  summary: 'In which blocks of a page visitors clicked',
})
