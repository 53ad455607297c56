import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Timestamp, Version } from '#kernel/contract/fields.ts'
import { product } from '../products/product.ts'

const PATH = '/api/v0/product/:id/draft'

/** Without an id once the account is erased. */
const Author = z.object({ _id: Id.nullable(), name: z.string() })

/** What is meant to change in a live product. Nobody but staff sees anything of it. */
const ProductDraft = z.object({
  product: Id,
  /** A write carries the one it was read at; 0 where there is no draft yet. */
  revision: z.int(),
  /** The product as it will be; what the server works out of it is still that of the live one. */
  item: product.Wire,
  live: product.Wire,
  /** Names of the fields that will change. */
  fields: z.array(z.string()),
  /** What changed in the live product since the draft was last saved, by field: as it was then. */
  changed: z.record(z.string(), z.unknown()),
  begun: Timestamp,
  begun_by: Author,
  saved: Timestamp,
  saved_by: Author,
})
export type ProductDraft = z.infer<typeof ProductDraft>

/** Null: there is none. */
const Reply = z.object({ draft: ProductDraft.nullable() })
const Revision = z.int().min(0)
const Read = { version: Version, revision: Revision }

export const readDraft = endpoint({
  method: 'GET',
  path: PATH,
  access: staff('catalog', 'view'),
  params: IdParams,
  reply: Reply,
  summary: 'The draft of a live product, if it has one',
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: PATH,
  access: staff('catalog', 'edit'),
  params: IdParams,
  body: z.strictObject({ ...product.Change.shape, revision: Revision }),
  reply: Reply,
  summary: 'Keeps changes of a live product as a draft; none is left when nothing differs',
})

export const publishDraft = endpoint({
  method: 'POST',
  path: `${PATH}/publish`,
  access: staff('catalog', 'publish'),
  params: IdParams,
  body: z.strictObject(Read),
  reply: z.object({ items: z.array(product.Wire), numItems: z.int() }),
  summary: 'Makes the draft live, all of it at once, over the version of the product that was read',
})

export const discardDraft = endpoint({
  method: 'POST',
  path: `${PATH}/discard`,
  access: staff('catalog', 'edit'),
  params: IdParams,
  body: z.strictObject({ revision: Revision }),
  reply: z.object({}),
  summary: 'Throws the draft away; the history keeps what it said',
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: `${PATH}/restore`,
  access: staff('catalog', 'edit'),
  params: IdParams,
  body: z.strictObject({
    ...Read,
    /** An entry of the history: the product comes back as that change left it. */
    entry: Id,
  }),
  reply: Reply,
  summary: 'Brings an earlier version of a live product back as its draft',
})
