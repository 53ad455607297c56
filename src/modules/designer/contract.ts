import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, Lang, Timestamp } from '#kernel/contract/fields.ts'
import { BLOCK_LIMITS, Blocks } from '#kernel/site/block/block.ts'
import { Draft, PAGE_BYTES } from '#modules/pages/contract-drafts.ts'
import { PageFields } from '#modules/pages/contract-values.ts'

/** Whoever may edit pages, "content only" included: the handler asks the matrix. */
const editors = { access: anyStaff, narrows: true } as const

const Targets = z.record(z.string(), z.object({ href: z.string(), label: z.string() }))

/** The kernel's `BlockData` on the wire, and what the tokens of texts stand for. */
export const CanvasData = z.object({
  links: z.object({ pages: Targets, files: Targets, things: Targets }),
  blocks: z.record(z.string(), z.unknown()),
  embedded: z.record(z.string(), Blocks),
  tokens: z.record(z.string(), z.string()),
})

/** Only blocks with an id get data; those that are not valid yet are left out, not refused. */
export const canvasData = endpoint({
  ...editors,
  method: 'POST',
  path: '/api/v0/designer/canvas/',
  bodyLimit: PAGE_BYTES,
  limit: { max: 300, seconds: 60, per: 'user' },
  body: z.strictObject({ page: Id.nullable(), lang: Lang, blocks: Blocks }),
  reply: CanvasData,
  summary: 'What drawing unsaved blocks takes, from the loaders of the public page',
})

/** How a block is named in a merge: its id; see `merge/split-blocks.ts` for those without one. */
const BlockKey = z.string().min(1).max(100)
const BlockKeys = z.array(BlockKey).max(BLOCK_LIMITS.blocks)
/** A block with its slots emptied. */
const OwnBlock = z.looseObject({ type: z.string().min(1).max(60) })

/** Made by `merge/changes-between.ts`. Null: the block was, or is, not there. */
export const BlockChanges = z.strictObject({
  blocks: z
    .array(
      z.strictObject({
        key: BlockKey,
        before: OwnBlock.nullable(),
        after: OwnBlock.nullable(),
      }),
    )
    .max(2 * BLOCK_LIMITS.blocks),
  /** Slots whose blocks or order changed; `parent` null is the page itself, its slot ''. */
  places: z
    .array(
      z.strictObject({
        parent: BlockKey.nullable(),
        slot: z.string().max(60),
        before: BlockKeys,
        after: BlockKeys,
      }),
    )
    .max(2 * BLOCK_LIMITS.blocks),
})
export type BlockChanges = z.infer<typeof BlockChanges>

const SomeFields = PageFields.partial()

/** One side of a conflict is null where that side removed the block. */
export const BlockConflict = z.object({
  block: z.string(),
  base: OwnBlock.nullable(),
  current: OwnBlock.nullable(),
  yours: OwnBlock.nullable(),
})
export type BlockConflict = z.infer<typeof BlockConflict>

/** Details of 409 `conflict`: nothing was stored, and `draft` is what is stored now. */
export const MergeConflict = z.object({
  conflicts: z.array(BlockConflict),
  fields: z.array(z.object({ name: z.string(), current: z.unknown(), yours: z.unknown() })),
  draft: Draft,
})
export type MergeConflict = z.infer<typeof MergeConflict>

/**
 * Saves what changed since `base`, block by block. Changes to different blocks both stay; where both
 * sides changed the same block: 409 `conflict` (details `MergeConflict`). A block that another tab
 * holds: 409 `locked` (details `LockedBlock`). Sending the same changes again changes nothing, so a
 * save without an answer is simply sent again.
 */
export const mergeDraft = endpoint({
  ...editors,
  method: 'PUT',
  path: '/api/v0/designer/draft/',
  bodyLimit: PAGE_BYTES,
  limit: { max: 600, seconds: 60, per: 'user' },
  body: z.strictObject({
    page: Id,
    lang: Lang,
    /** Revision of the draft the changes were made on; 0 for a language nobody wrote in yet. */
    base: z.int().min(0),
    changes: BlockChanges.default({ blocks: [], places: [] }),
    fields: z.strictObject({ before: SomeFields, after: SomeFields }).optional(),
  }),
  reply: z.object({
    revision: z.int(),
    saved_at: Timestamp.nullable(),
    /** The draft as it is now, when it is not simply what the caller has. */
    draft: Draft.nullable(),
  }),
  summary: 'Merges changed blocks into the draft of a page',
})
