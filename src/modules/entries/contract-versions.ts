import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, Id, IdParams, Lang, Timestamp } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { PublishedVersion, VersionSide } from '#kernel/contract/publishing.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { EntryDraft } from './contract-drafts.ts'
import { EntryFields } from './contract-values.ts'

const ONE = '/api/v0/entry/:id'
const view = staff('entries', 'view')
const edit = staff('entries', 'edit')

const NumberParams = z.object({ id: Id, number: z.coerce.number().int().min(1).max(1_000_000) })
const lang = Lang.default('de')
const Content = z.object({ fields: EntryFields, blocks: Blocks })

export const listEntryVersions = endpoint({
  method: 'GET',
  path: `${ONE}/versions`,
  access: view,
  params: IdParams,
  query: z.strictObject({ lang, page: z.coerce.number().int().min(0).max(10_000).default(0) }),
  reply: z.object({ items: z.array(PublishedVersion), ...listReply }),
  summary: 'The versions of an entry in one language, newest first, 50 at a time',
})

export const readEntryVersion = endpoint({
  method: 'GET',
  path: `${ONE}/versions/:number`,
  access: view,
  params: NumberParams,
  query: z.strictObject({ lang }),
  reply: Content.extend({ version: PublishedVersion }),
  summary: 'One version with its blocks',
})

export const compareEntryVersions = endpoint({
  method: 'GET',
  path: `${ONE}/compare`,
  access: view,
  params: IdParams,
  query: z.strictObject({ lang, from: VersionSide, to: VersionSide }),
  reply: z.object({ from: Content, to: Content }),
  summary: 'Two states of an entry side by side',
})

export const restoreEntryVersion = endpoint({
  method: 'POST',
  path: `${ONE}/versions/:number/restore`,
  access: edit,
  params: NumberParams,
  /** With `block` only the block of that id comes back, in its place or at the end. */
  body: z.strictObject({
    lang,
    revision: z.int().min(1),
    block: z.string().min(1).max(64).optional(),
  }),
  reply: EntryDraft,
  summary: 'Brings a version, or one block of it, back as a draft',
})

export const createEntryPreview = endpoint({
  method: 'POST',
  path: `${ONE}/preview`,
  access: edit,
  params: IdParams,
  body: z.strictObject({ lang, hours: z.int().min(1).max(720).default(72) }),
  reply: z.object({ url: z.string(), expires: Timestamp }),
  summary: 'A secret address that shows the draft to whoever has it',
})

export const revokeEntryPreviews = endpoint({
  method: 'DELETE',
  path: `${ONE}/preview`,
  access: edit,
  params: IdParams,
  reply: Empty,
  summary: 'Makes all preview addresses of an entry useless',
})
