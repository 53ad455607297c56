import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Timestamp, Version } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { PAGE_BYTES } from '../contract-drafts.ts'
import { PageReference } from '../tree/tree.calls.ts'

/** The same blocks in each language; an empty language shows the German ones. */
const BothLanguages = z.strictObject({ de: Blocks, en: Blocks })

/** Blocks that several pages share: written as a draft, and changed everywhere when it is published. */
export const globalNoun = noun({
  name: 'global-block',
  path: 'global_block',
  module: 'pages',
  title: { one: 'global block', many: 'global blocks' },
  fields: {
    name: field.text({ required: true, max: 120 }),
    /** As the draft stands. Too much for the history. */
    blocks: {
      ...field.json(BothLanguages, { column: 'draft', confidential: true }),
      body: BothLanguages.partial(),
      type: 'json',
    },
    revision: field.derived(z.int()),
    isLive: field.derived(z.boolean()),
    hasChanges: field.derived(z.boolean()),
    /** How many pages and other global blocks show it. */
    numUses: field.derived(z.int()),
    saved_at: field.derived(Timestamp),
    published_at: field.derived(Timestamp.nullable()),
  },
  list: { search: ['name'], sort: ['name'] },
  calls: [],
})

const ALL = `/api/v0/${globalNoun.path}/`
const ONE = `${ALL}:id`
const view = staff('pages', 'view')

export const GlobalBlock = globalNoun.Wire
export type GlobalBlock = ItemOf<typeof globalNoun>
const GlobalItem = GlobalBlock.omit({ blocks: true })
export type GlobalItem = z.infer<typeof GlobalItem>

const OneGlobal = z.object({ items: z.array(GlobalBlock) })

export const listGlobals = endpoint({
  method: 'GET',
  path: ALL,
  access: view,
  query: globalNoun.Query,
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
  body: globalNoun.Create.extend({ blocks: BothLanguages.partial().default({}) }),
  reply: OneGlobal,
  summary: 'Makes a global block as a draft',
})

export const updateGlobal = endpoint({
  method: 'PUT',
  path: ALL,
  access: staff('pages', 'edit'),
  bodyLimit: PAGE_BYTES,
  body: globalNoun.Change.omit({ version: true }).extend({ _id: Id, revision: Version }),
  reply: OneGlobal,
  summary: 'Saves the draft of a global block',
})

export const publishGlobal = endpoint({
  method: 'POST',
  path: `${ONE}/publish`,
  access: staff('pages', 'publish'),
  params: IdParams,
  body: z.strictObject({ revision: Version }),
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
