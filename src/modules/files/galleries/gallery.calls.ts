import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, IdParams, Ids } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { FileUse, StoredFile } from '../files/file.ts'
import { gallery } from './gallery.ts'

const view = staff('files', 'view')
const remove = staff('files', 'delete')
const force = z.enum(['true', 'false']).default('false')
const Gone = z.object({ ids: z.array(Id) })
const galleries = z.array(gallery.Wire)
const files = z.array(StoredFile)

/** `files` are those shown on a card: the cover and the first few of every gallery. */
export const browseGalleries = endpoint({
  method: 'POST',
  path: '/api/v1/file/getDataGalleryBrowser',
  access: view,
  body: gallery.Query,
  reply: z.object({ galleries, files, ...listReply }),
  summary: 'One page of the gallery browser',
})

export const readGallery = endpoint({
  method: 'GET',
  path: '/api/v0/gallery/:id',
  access: view,
  params: IdParams,
  reply: z.object({
    items: galleries,
    files,
    /** Visitors meet it on the website: changing it takes the right to publish. */
    isShown: z.boolean(),
    /** Pages, news and global blocks it stands on, drafts included. */
    uses: z.array(FileUse),
  }),
  summary: 'One gallery with all its files, where it is used, and whether visitors meet it',
})

export const deleteGallery = endpoint({
  method: 'DELETE',
  path: '/api/v0/gallery/',
  access: remove,
  query: z.strictObject({ _id: Id, force }),
  reply: Gone,
  summary: 'Moves a gallery to the trash; 409 `in-use` with `uses` when something shows it',
})

export const deleteGalleryById = endpoint({
  method: 'DELETE',
  path: '/api/v0/gallery/:id',
  access: remove,
  params: IdParams,
  query: z.strictObject({ force }),
  reply: Gone,
  summary: 'Moves a gallery to the trash; 409 `in-use` with `uses` when something shows it',
})

export const deleteManyGalleries = endpoint({
  method: 'POST',
  path: '/api/v0/batch/gallery/remove/',
  access: remove,
  body: Ids.extend({ force: z.boolean().default(false) }),
  reply: Gone,
  summary: 'Moves many galleries to the trash, all of them or none',
})
