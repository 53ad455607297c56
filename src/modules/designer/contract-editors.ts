import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { EditLock } from '#kernel/contract/admin/edit-locks.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, Id, Lang, Timestamp } from '#kernel/contract/fields.ts'

/** How often an open designer says it is there, and when it counts as gone. */
export const PRESENCE_SECONDS = 5
export const PRESENCE_GONE_SECONDS = 15

const editors = { access: anyStaff, narrows: true, passive: true } as const
const place = { page: Id, lang: Lang }
/** Together with page and language it has to fit the name of a lock. */
const BlockId = z.string().regex(/^[\w-]{1,60}$/)

/**
 * The calling tab is told by the header `x-local-session`, which `call` sends by itself; replies
 * name tabs as `localSessionId`.
 */
export const OtherEditor = z.object({
  name: z.string(),
  userId: Id,
  localSessionId: z.string(),
  /** The block they are in. */
  block: z.string().nullable(),
  since: Timestamp,
})
export type OtherEditor = z.infer<typeof OtherEditor>

/** Who holds a block. */
export const BlockHolder = z.object({
  block: z.string(),
  name: z.string(),
  userId: Id,
  localSessionId: z.string(),
  since: Timestamp,
})
export type BlockHolder = z.infer<typeof BlockHolder>

/** Details of 409 `locked`; `lock` is the kernel's lock (`takeEditLock`) that stands in the way. */
export const LockedBlock = BlockHolder.extend({
  lock: z.object({ noun: z.string(), id: z.string() }),
})
export type LockedBlock = z.infer<typeof LockedBlock>

/** Also renews the locks in `held`; one that ran out and is free is taken again. */
export const presence = endpoint({
  ...editors,
  method: 'POST',
  path: '/api/v0/designer/presence/',
  body: z.strictObject({
    ...place,
    block: BlockId.nullable(),
    /** Blocks the tab believes to hold. */
    held: z.array(BlockId).max(20).default([]),
  }),
  reply: z.object({
    others: z.array(OtherEditor),
    /** What other tabs hold on this page. */
    locks: z.array(BlockHolder),
    /** Which of `held` someone else has now. */
    lost: z.array(z.object({ block: z.string(), by: z.string() })),
    /** Of the stored draft: higher than the own one means that someone saved. */
    revision: z.int(),
  }),
  summary: 'Says that a designer is open here, and who else has one open',
})

/** Said when the designer is closed; without it the tab is gone after 15 seconds. */
export const leavePage = endpoint({
  ...editors,
  method: 'DELETE',
  path: '/api/v0/designer/presence/',
  query: z.strictObject(place),
  reply: Empty,
  summary: 'Leaves a page and frees what the tab holds on it',
})

const lock = { ...editors, path: '/api/v0/designer/lock/' } as const

/** Takes a free block, renews the own lock, or with `takeOver` takes it from whoever has it. */
export const lockBlock = endpoint({
  ...lock,
  method: 'POST',
  limit: { max: 300, seconds: 60, per: 'user' },
  body: z.strictObject({ ...place, block: BlockId, takeOver: z.boolean().default(false) }),
  reply: EditLock,
  summary: 'Says who holds a block, and takes it when it is free',
})

export const freeBlock = endpoint({
  ...lock,
  method: 'DELETE',
  query: z.strictObject({ ...place, block: BlockId }),
  reply: Empty,
  summary: 'Frees a block the calling tab holds',
})
