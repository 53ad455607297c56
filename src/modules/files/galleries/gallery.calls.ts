import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { IdParams } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { StoredFile } from '../files/file.ts'
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
  }),
  summary: 'One gallery with all its files, and whether visitors meet it',
})
