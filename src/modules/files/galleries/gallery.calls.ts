import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import {
  Id,
  IdParams,
  IdQuery,
  Ids,
  requiredText,
  Timestamp,
  text,
  Version,
} from '#kernel/contract/fields.ts'
import { listQuery, listReply } from '#kernel/contract/list.ts'
import { StoredFile } from '../files/file.ts'

const ALL = '/api/v0/gallery/'
const ONE = '/api/v0/gallery/:id'

const view = staff('files', 'view')
const edit = staff('files', 'edit')
const remove = staff('files', 'delete')

export const GALLERY_LAYOUTS = ['grid', 'masonry', 'row', 'slides'] as const
const GALLERY_SORTS = ['updated', 'created', 'title'] as const
export type GallerySort = (typeof GALLERY_SORTS)[number]

const writable = {
  title: requiredText(200),
  /** In the order in which they are shown. */
  items: z.array(z.strictObject({ file: Id, caption: text(1000).default('') })).max(1000),
  /** One of its files; null: the first. */
  cover: Id.nullable(),
  layout: z.enum(GALLERY_LAYOUTS),
  /** Visitors may save the pictures. */
  isDownloadable: z.boolean(),
}

export const NewGallery = z.strictObject(writable).partial().required({ title: true })
export type NewGallery = z.output<typeof NewGallery>

const GalleryChange = z.strictObject(writable).partial().extend({ version: Version })
export type GalleryChange = z.output<typeof GalleryChange>

export const Gallery = z.object({
  _id: Id,
  title: z.string(),
  items: z.array(z.object({ file: Id, caption: z.string() })),
  cover: Id.nullable(),
  layout: z.enum(GALLERY_LAYOUTS),
  isDownloadable: z.boolean(),
  version: Version,
  created: Timestamp,
  updated: Timestamp,
})
export type Gallery = z.infer<typeof Gallery>

const GalleryQuery = listQuery({ sort: GALLERY_SORTS, filters: {} })
export type GalleryQuery = z.output<typeof GalleryQuery>

const GalleryList = z.object({ items: z.array(Gallery), ...listReply })
const OneGallery = z.object({ items: z.array(Gallery) })
const Gone = z.object({ ids: z.array(Id) })

export const listGalleries = endpoint({
  method: 'GET',
  path: ALL,
  access: view,
  query: GalleryQuery,
  reply: GalleryList,
  summary: 'Galleries, sorted',
})

export const getGalleryPageData = endpoint({
  method: 'POST',
  path: '/api/v1/gallery/getPageData',
  access: view,
  body: GalleryQuery,
  reply: GalleryList,
  summary: 'One page of galleries',
})

export const searchGalleries = endpoint({
  method: 'POST',
  path: '/api/v0/search/gallery/',
  access: view,
  body: z.strictObject({ search: text(200), limit: z.int().min(1).max(100).default(20) }),
  reply: GalleryList,
  summary: 'Galleries by title',
})

/** `files` are those shown on a card: the cover and the first few of every gallery. */
export const browseGalleries = endpoint({
  method: 'POST',
  path: '/api/v1/file/getDataGalleryBrowser',
  access: view,
  body: GalleryQuery,
  reply: z.object({ galleries: z.array(Gallery), files: z.array(StoredFile), ...listReply }),
  summary: 'One page of the gallery browser',
})

export const readGallery = endpoint({
  method: 'GET',
  path: ONE,
  access: view,
  params: IdParams,
  reply: z.object({
    items: z.array(Gallery),
    files: z.array(StoredFile),
    /** Visitors meet it on the website: changing it takes the right to publish. */
    isShown: z.boolean(),
  }),
  summary: 'One gallery with all its files, and whether visitors meet it',
})

export const createGallery = endpoint({
  method: 'POST',
  path: ALL,
  access: staff('files', 'create'),
  body: NewGallery,
  reply: OneGallery,
  summary: 'Makes a gallery',
})

export const updateGallery = endpoint({
  method: 'PUT',
  path: ALL,
  access: edit,
  body: GalleryChange.extend({ _id: Id }),
  reply: OneGallery,
  summary: 'Changes the given fields of a gallery',
})

export const updateGalleryById = endpoint({
  method: 'PUT',
  path: ONE,
  access: edit,
  params: IdParams,
  body: GalleryChange,
  reply: OneGallery,
  summary: 'Changes the given fields of a gallery',
})

export const deleteGallery = endpoint({
  method: 'DELETE',
  path: ALL,
  access: remove,
  query: IdQuery,
  reply: Gone,
  summary: 'Deletes a gallery; its files stay',
})

export const deleteGalleryById = endpoint({
  method: 'DELETE',
  path: ONE,
  access: remove,
  params: IdParams,
  reply: Gone,
  summary: 'Deletes a gallery; its files stay',
})

export const readManyGalleries = endpoint({
  method: 'POST',
  path: '/api/v0/batch/gallery/',
  access: view,
  body: Ids,
  reply: OneGallery,
  summary: 'Many galleries by id',
})

export const deleteManyGalleries = endpoint({
  method: 'POST',
  path: '/api/v0/batch/gallery/remove/',
  access: remove,
  body: Ids,
  reply: Gone,
  summary: 'Deletes many galleries; their files stay',
})
