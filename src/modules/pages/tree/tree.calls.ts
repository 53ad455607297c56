import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Lang, text, Version } from '#kernel/contract/fields.ts'
import { OnePage } from '../contract-page.ts'

const ONE = '/api/v0/page/:id'

/** Something that points to a page: another page's blocks, a global block, a page below it. */
export const PageReference = z.object({
  noun: z.string(),
  _id: Id,
  title: z.string(),
  lang: Lang.nullable(),
  /** A path below the admin base. */
  link: z.string(),
  /** Visitors can meet the link; otherwise it is in a draft. */
  isLive: z.boolean(),
})
export type PageReference = z.infer<typeof PageReference>

export const listReferences = endpoint({
  method: 'GET',
  path: `${ONE}/references`,
  access: staff('pages', 'view'),
  params: IdParams,
  reply: z.object({
    references: z.array(PageReference),
    numDescendants: z.int(),
    /** Where its addresses could lead once it is gone: its parent, else the home page. */
    successor: Id.nullable(),
  }),
  summary: 'What points to a page or to one below it, and which page could take its place',
})

export const duplicatePage = endpoint({
  method: 'POST',
  path: `${ONE}/duplicate`,
  access: staff('pages', 'create'),
  params: IdParams,
  body: z.strictObject({ withDescendants: z.boolean().default(false) }),
  reply: OnePage,
  summary: 'Copies a page, and all below it when wanted, as drafts',
})

/** The page it was at home before keeps its slug as address. */
export const chooseHome = endpoint({
  method: 'POST',
  path: `${ONE}/home`,
  access: staff('pages', 'publish'),
  params: IdParams,
  body: z.strictObject({ version: Version }),
  reply: OnePage,
  summary: 'Makes a page the home page in every language it is written in',
})

export const restorePage = endpoint({
  method: 'POST',
  path: `${ONE}/restore`,
  access: staff('pages', 'delete'),
  params: IdParams,
  /** A new address, where the old one was taken meanwhile. */
  body: z.strictObject({ slug: text(120).optional(), lang: Lang.optional() }),
  reply: OnePage,
  summary: 'Takes a page and what went with it out of the trash',
})

export const emptyPageTrash = endpoint({
  method: 'POST',
  path: '/api/v0/page/trash/empty',
  access: staff('pages', 'delete'),
  reply: z.object({ removed: z.int(), remaining: z.int() }),
  summary: 'Removes for good what lies in the trash, 500 at a time',
})
