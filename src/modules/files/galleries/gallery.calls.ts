import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { removalCallsWith } from '#kernel/contract/noun/calls.ts'
import { FORCED } from '../files/file.calls.ts'
import { FileUse, StoredFile } from '../files/file.ts'
import { gallery } from './gallery.ts'

const view = staff('files', 'view')
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

export const {
  remove: deleteGallery,
  removeById: deleteGalleryById,
  removeMany: deleteManyGalleries,
} = removalCallsWith(
  {
    path: 'gallery',
    access: staff('files', 'delete'),
    summary: {
      one: 'Moves a gallery to the trash; 409 `in-use` with `uses` when something shows it',
      many: 'Moves many galleries to the trash, all of them or none',
    },
  },
  FORCED,
)
