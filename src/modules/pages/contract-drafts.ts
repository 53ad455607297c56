import { z } from 'zod'
import { anyStaff, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Lang } from '#kernel/contract/fields.ts'
import { draftAt, draftOf, publishingCalls } from '#kernel/contract/publishing-calls.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { OnePage } from './contract-page.ts'
import { PageFields } from './contract-values.ts'

const ONE = '/api/v0/page/:id'

/** Decisions, "Body limits": pages may have 5 MB. */
export const PAGE_BYTES = 5_000_000

export const Draft = draftOf(PageFields.extend({ title: z.string() })).extend({ page: Id })
export type Draft = z.infer<typeof Draft>

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
    ...draftAt,
    fields: PageFields.partial().optional(),
    blocks: Blocks.optional(),
  }),
  reply: Draft,
  summary: 'Saves a draft; visitors see nothing of it until it is published',
})

export const pageCalls = publishingCalls({
  one: ONE,
  view: staff('pages', 'view'),
  edit: staff('pages', 'edit'),
  publish: staff('pages', 'publish'),
  draft: Draft,
  things: OnePage,
  fields: PageFields,
})
export const { discard: discardDraft, requestReview, declineReview } = pageCalls
export const { publish: publishPage, schedule: schedulePage, unpublish: unpublishPage } = pageCalls
export const { listVersions, readVersion, compareVersions, restoreVersion } = pageCalls
export const { createPreview } = pageCalls
