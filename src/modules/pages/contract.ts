import { z } from 'zod'
import { anyStaff, staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Ids, Lang, Tags, text, Version } from '#kernel/contract/fields.ts'
import { listQuery } from '#kernel/contract/list.ts'
import { Gone, OnePage, PageCollection, PageList } from './contract-page.ts'
import {
  AccessKind,
  NewAccess,
  PageFields,
  PageStatus,
  PageType,
  PageViewName,
} from './contract-values.ts'

const ALL = '/api/v0/page/'
const ONE = '/api/v0/page/:id'

const view = staff('pages', 'view')
const remove = staff('pages', 'delete')

/** What belongs to the page in all languages; it holds at once. */
const structure = {
  parent_page: Id.nullable(),
  order: z.int().min(-1_000_000).max(1_000_000),
  type: PageType,
  tags: Tags,
  template: z.strictObject({ view: PageViewName }),
  access: NewAccess,
  showInMenu: z.boolean(),
  showInFooter: z.boolean(),
}
export const PageStructure = z.strictObject(structure).partial()
export type PageStructure = z.output<typeof PageStructure>

const words = PageFields.partial().shape

export const NewPage = PageStructure.extend({
  ...words,
  title: PageFields.shape.title,
  lang: Lang.default('de'),
})
export type NewPage = z.output<typeof NewPage>

/**
 * The fields of a language go into its draft; `offline: false` publishes it, `offline: true` takes
 * it off the website.
 */
export const PageUpdate = PageStructure.extend({
  ...words,
  lang: Lang.default('de'),
  offline: z.boolean().optional(),
  version: Version,
})
export type PageUpdate = z.output<typeof PageUpdate>

const PAGE_SORTS = ['updated', 'title', 'created', 'order'] as const
export type PageSort = (typeof PAGE_SORTS)[number]

export const PageQuery = listQuery({
  sort: PAGE_SORTS,
  filters: {
    lang: Lang.default('de'),
    /** Only what is directly below this page; `root`: what is below none. */
    parent: z.union([z.literal('root'), Id]).optional(),
    status: PageStatus.optional(),
    type: PageType.optional(),
    view: PageViewName.optional(),
    access: AccessKind.optional(),
    tag: text(60).optional(),
    trash: z.enum(['no', 'only']).default('no'),
  },
})
export type PageQuery = z.output<typeof PageQuery>

export const listPages = endpoint({
  method: 'GET',
  path: ALL,
  access: view,
  query: PageQuery,
  reply: PageList,
  summary: 'Pages with the files of their previews, filtered and sorted',
})

export const getPageData = endpoint({
  method: 'POST',
  path: '/api/v1/page/getPageData',
  access: view,
  body: PageQuery,
  reply: PageList,
  summary: 'One page of the browse screen',
})

export const searchPages = endpoint({
  method: 'POST',
  path: '/api/v0/search/page/',
  access: view,
  body: z.strictObject({ search: text(200), limit: z.int().min(1).max(100).default(20) }),
  reply: PageList,
  summary: 'Pages whose title, address or tags contain the words given',
})

export const readPage = endpoint({
  method: 'GET',
  path: ONE,
  access: view,
  params: IdParams,
  reply: OnePage,
  summary: 'One page with the files it uses',
})

export const readManyPages = endpoint({
  method: 'POST',
  path: '/api/v0/batch/page/',
  access: view,
  body: Ids,
  reply: OnePage,
  summary: 'Many pages by id',
})

export const createPage = endpoint({
  method: 'POST',
  path: ALL,
  access: staff('pages', 'create'),
  body: NewPage,
  reply: OnePage,
  summary: 'Makes a page as a draft; 409 `address-taken` or `address-reserved` with a suggestion',
})

/**
 * Members need `edit`, or `pages-content: edit` for texts alone; `offline`, and the structure of a
 * page that visitors see, need `publish`.
 */
const update = { access: anyStaff, narrows: true, reply: OnePage } as const

export const updatePage = endpoint({
  ...update,
  method: 'PUT',
  path: ALL,
  body: PageUpdate.extend({ _id: Id }),
  summary: 'Changes the given fields of a page',
})

export const updatePageById = endpoint({
  ...update,
  method: 'PUT',
  path: ONE,
  params: IdParams,
  body: PageUpdate,
  summary: 'Changes the given fields of a page',
})

export const setPageOrder = endpoint({
  method: 'POST',
  path: '/api/v0/page/setOrder/',
  access: staff('pages', 'edit'),
  body: z.strictObject({
    collection: z
      .array(
        z.strictObject({ _id: Id, order: structure.order, parent_page: Id.nullable().optional() }),
      )
      .min(1)
      .max(2000),
  }),
  reply: PageCollection,
  summary: 'Puts pages in order and below others, all or none; live ones need `publish`',
})

/** `gone` answers 410 at the old addresses; an id leads there. What visitors know needs `publish`. */
const leave = { redirect_to: z.union([z.literal('gone'), Id]).optional() }

export const deletePage = endpoint({
  method: 'DELETE',
  path: ALL,
  access: remove,
  query: z.strictObject({ _id: Id, ...leave }),
  reply: Gone,
  summary: 'Moves a page and all below it to the trash; 409 `in-use` with `references`',
})

export const deletePageById = endpoint({
  method: 'DELETE',
  path: ONE,
  access: remove,
  params: IdParams,
  query: z.strictObject(leave),
  reply: Gone,
  summary: 'Moves a page and all below it to the trash; 409 `in-use` with `references`',
})

export const deleteManyPages = endpoint({
  method: 'POST',
  path: '/api/v0/batch/page/remove/',
  access: remove,
  body: Ids.extend(leave),
  reply: Gone,
  summary: 'Moves many pages to the trash, all of them or none',
})
