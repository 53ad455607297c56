import { z } from 'zod'
import { Id, text } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type CreateOf, type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

export const GALLERY_LAYOUTS = ['grid', 'masonry', 'row', 'slides'] as const

const Item = z.strictObject({ file: Id, caption: text(1000).default('') })

/** Pictures that are shown together. Reading one comes with its files: `readGallery`. */
export const gallery = noun({
  name: 'gallery',
  path: 'gallery',
  module: 'files',
  title: { one: 'gallery', many: 'galleries' },
  fields: {
    title: field.text({ required: true }),
    /** In the order in which they are shown. */
    items: field.part(z.array(Item).max(1000)),
    /** One of its files; null: the first. */
    cover: field.reference(),
    layout: field.choice(GALLERY_LAYOUTS),
    /** Visitors may save the pictures. */
    isDownloadable: field.flag(),
  },
  list: { search: ['title'], sort: ['updated', 'created', 'title'] },
  trash: true,
  calls: [
    'list',
    'search',
    'pageData',
    'readMany',
    'create',
    'update',
    'updateById',
    'restore',
    'purgeMany',
  ],
})
export type Gallery = ItemOf<typeof gallery>
export type NewGallery = CreateOf<typeof gallery>

export const {
  list: listGalleries,
  create: createGallery,
  updateById: updateGalleryById,
  restore: restoreGallery,
  purgeMany: purgeGalleries,
} = gallery.calls
