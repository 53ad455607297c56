import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, requiredText, Timestamp, text } from '#kernel/contract/fields.ts'
import { listReply, pageQuery } from '#kernel/contract/list.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { PAGE_BYTES } from '../contract-drafts.ts'
import { PageReference } from '../tree/tree.calls.ts'

const ALL = '/api/v0/global_block/'
const ONE = '/api/v0/global_block/:id'

const view = staff('pages', 'view')
const edit = staff('pages', 'edit')

/** The same blocks in each language; an empty language shows the German ones. */
const BothLanguages = z.strictObject({ de: Blocks, en: Blocks })

export const GlobalItem = z.object({
  _id: Id,
  name: z.string(),
  revision: z.int(),
  isLive: z.boolean(),
  hasChanges: z.boolean(),
  /** How many pages and other global blocks show it. */
  numUses: z.int(),
  saved_at: Timestamp,
  published_at: Timestamp.nullable(),
})
export type GlobalItem = z.infer<typeof GlobalItem>

export const GlobalBlock = GlobalItem.extend({ blocks: BothLanguages })
export type GlobalBlock = z.infer<typeof GlobalBlock>

const OneGlobal = z.object({ items: z.array(GlobalBlock) })

export const listGlobals = endpoint({
  method: 'GET',
  path: ALL,
  access: view,
  query: z.strictObject({
    search: text(200).default(''),
    ...pageQuery({ limit: 50, pages: 200 }),
  }),
  reply: z.object({ items: z.array(GlobalItem), ...listReply }),
  summary: 'Blocks that several pages share',
})

export const readGlobal = endpoint({
  method: 'GET',
  path: ONE,
  access: view,
  params: IdParams,
  reply: OneGlobal.extend({ usedBy: z.array(PageReference) }),
  summary: 'One global block as its draft stands, and where it is used',
})

export const createGlobal = endpoint({
  method: 'POST',
  path: ALL,
  access: staff('pages', 'create'),
  bodyLimit: PAGE_BYTES,
  body: z.strictObject({ name: requiredText(120), blocks: BothLanguages.partial().default({}) }),
  reply: OneGlobal,
  summary: 'Makes a global block as a draft',
})

export const updateGlobal = endpoint({
  method: 'PUT',
  path: ALL,
  access: edit,
  bodyLimit: PAGE_BYTES,
  body: z.strictObject({
    _id: Id,
    revision: z.int().min(1),
    name: requiredText(120).optional(),
    blocks: BothLanguages.partial().optional(),
  }),
  reply: OneGlobal,
  summary: 'Saves the draft of a global block',
})

export const publishGlobal = endpoint({
  method: 'POST',
  path: `${ONE}/publish`,
  access: staff('pages', 'publish'),
  params: IdParams,
  body: z.strictObject({ revision: z.int().min(1) }),
  reply: OneGlobal,
  summary: 'Changes it in every place that shows it',
})

export const deleteGlobal = endpoint({
  method: 'DELETE',
  path: ONE,
  access: staff('pages', 'delete'),
  params: IdParams,
  query: z.strictObject({ force: z.enum(['true', 'false']).default('false') }),
  reply: z.object({ ids: z.array(Id) }),
  summary: 'Removes a global block; 409 `in-use` with `references` while something shows it',
})
