import { z } from 'zod'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { galleryRef } from '#kernel/site/block/field-marks.ts'
import type { GalleryData } from '#modules/files/picture.ts'

export const gallery = blockType({
  name: 'gallery',
  v: 1,
  label: { de: 'Galerie', en: 'Gallery' },
  group: 'media',
  icon: 'library-photo',
  /** Order, captions and layout belong to the gallery, so that it looks the same everywhere. */
  schema: z.object({ gallery: galleryRef().nullable().default(null) }),
  defaults: () => ({ gallery: null }),
  caps: { resizable: true, hasInline: false },
  data: dataOf<GalleryData>(),
})
