import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Empty, Id, IdParams, Lang, Timestamp } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { PublishedVersion, VersionSide } from '#kernel/contract/publishing.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { Draft } from './contract-drafts.ts'
import { PageFields } from './contract-values.ts'

const ONE = '/api/v0/page/:id'
const view = staff('pages', 'view')
const edit = staff('pages', 'edit')

const NumberParams = z.object({ id: Id, number: z.coerce.number().int().min(1).max(1_000_000) })
const lang = Lang.default('de')

export const PageVersion = PublishedVersion
export type PageVersion = PublishedVersion

const Content = z.object({ fields: PageFields, blocks: Blocks })

export const listVersions = endpoint({
  method: 'GET',
  path: `${ONE}/versions`,
  access: view,
  params: IdParams,
  query: z.strictObject({ lang, page: z.coerce.number().int().min(0).max(10_000).default(0) }),
  reply: z.object({ items: z.array(PageVersion), ...listReply }),
  summary: 'The versions of a page in one language, newest first, 50 at a time',
})

export const readVersion = endpoint({
  method: 'GET',
  path: `${ONE}/versions/:number`,
  access: view,
  params: NumberParams,
  query: z.strictObject({ lang }),
  reply: Content.extend({ version: PageVersion }),
  summary: 'One version with its blocks',
})

export const compareVersions = endpoint({
  method: 'GET',
  path: `${ONE}/compare`,
  access: view,
  params: IdParams,
  query: z.strictObject({ lang, from: VersionSide, to: VersionSide }),
  reply: z.object({ from: Content, to: Content }),
  summary: 'Two states of a page side by side',
})

export const restoreVersion = endpoint({
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
  reply: Draft,
  summary: 'Brings a version, or one block of it, back as a draft',
})

export const createPreview = endpoint({
  method: 'POST',
  path: `${ONE}/preview`,
  access: edit,
  params: IdParams,
  body: z.strictObject({ lang, hours: z.int().min(1).max(720).default(72) }),
  reply: z.object({ url: z.string(), expires: Timestamp }),
  summary: 'A secret address that shows the draft to whoever has it',
})

export const revokePreviews = endpoint({
  method: 'DELETE',
  path: `${ONE}/preview`,
  access: edit,
  params: IdParams,
  reply: Empty,
  summary: 'Makes all preview addresses of a page useless',
})
