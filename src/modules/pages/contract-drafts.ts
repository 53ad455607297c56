import { z } from 'zod'
import { anyStaff, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Lang, Timestamp, text } from '#kernel/contract/fields.ts'
import { Minute } from '#kernel/contract/publishing.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { OnePage } from './contract-page.ts'
import { PageFields, PageStatus } from './contract-values.ts'

const ONE = '/api/v0/page/:id'

/** Decisions, "Body limits": pages may have 5 MB. */
export const PAGE_BYTES = 5_000_000

/** A draft with everything that belongs to it. `revision` is 0 for a language nobody wrote yet. */
export const Draft = z.object({
  page: Id,
  lang: Lang,
  revision: z.int().min(0),
  /** A language nobody wrote in yet has no title. */
  fields: PageFields.extend({ title: z.string() }),
  blocks: Blocks,
  status: PageStatus,
  isLive: z.boolean(),
  hasChanges: z.boolean(),
  /** What the reviewer should know, or what was answered. */
  review_note: z.string(),
  publish_at: Timestamp.nullable(),
  expire_at: Timestamp.nullable(),
  saved_at: Timestamp.nullable(),
  saved_by: z.object({ _id: Id, name: z.string() }).nullable(),
})
export type Draft = z.infer<typeof Draft>

/** The draft was read at this revision. */
const at = { lang: Lang.default('de'), revision: z.int().min(0) }
const note = text(1000).default('')

export const readDraft = endpoint({
  method: 'GET',
  path: `${ONE}/draft`,
  access: anyStaff,
  narrows: true,
  params: IdParams,
  query: z.strictObject({ lang: Lang.default('de') }),
  reply: Draft,
  summary: 'The draft of a page in one language',
})

/**
 * Only what is given changes. 409 `stale` brings `current` (the stored draft) and `yours`. Whoever
 * has `pages-content: edit` alone may change texts and pictures, not the layout (403 `layout`).
 */
export const saveDraft = endpoint({
  method: 'PUT',
  path: `${ONE}/draft`,
  access: anyStaff,
  narrows: true,
  bodyLimit: PAGE_BYTES,
  params: IdParams,
  body: z.strictObject({
    ...at,
    fields: PageFields.partial().optional(),
    blocks: Blocks.optional(),
  }),
  reply: Draft,
  summary: 'Saves a draft; visitors see nothing of it until it is published',
})

export const discardDraft = endpoint({
  method: 'POST',
  path: `${ONE}/discard`,
  access: staff('pages', 'edit'),
  params: IdParams,
  body: z.strictObject(at),
  reply: Draft,
  summary: 'Takes the draft back to what is live',
})

export const publishPage = endpoint({
  method: 'POST',
  path: `${ONE}/publish`,
  access: staff('pages', 'publish'),
  params: IdParams,
  body: z.strictObject({ ...at, note }),
  reply: OnePage,
  summary: 'Makes the draft of one language live and keeps it as a version',
})

/** The draft as it is now is what goes live then. Null takes the appointment back. */
export const schedulePage = endpoint({
  method: 'POST',
  path: `${ONE}/schedule`,
  access: staff('pages', 'publish'),
  params: IdParams,
  body: z.strictObject({
    ...at,
    publish_at: Minute.nullable().optional(),
    expire_at: Minute.nullable().optional(),
  }),
  reply: OnePage,
  summary: 'Says at which minute a page goes live or off the website',
})

export const unpublishPage = endpoint({
  method: 'POST',
  path: `${ONE}/unpublish`,
  access: staff('pages', 'publish'),
  params: IdParams,
  body: z.strictObject({ lang: Lang.default('de') }),
  reply: OnePage,
  summary: 'Takes a page off the website; its address stays its own',
})

export const requestReview = endpoint({
  method: 'POST',
  path: `${ONE}/review`,
  access: staff('pages', 'edit'),
  params: IdParams,
  body: z.strictObject({ ...at, note }),
  reply: Draft,
  summary: 'Asks those who may publish to look at the draft',
})

export const declineReview = endpoint({
  method: 'POST',
  path: `${ONE}/review/decline`,
  access: staff('pages', 'publish'),
  params: IdParams,
  body: z.strictObject({ ...at, note }),
  reply: Draft,
  summary: 'Hands a draft back with a note',
})
