import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { fileRef } from '#kernel/site/block/field-marks.ts'
import { WebAddress } from '#kernel/site/block/link.ts'
import type { ForeignData } from '../block-files.ts'

export const embed = blockType({
  name: 'embed',
  v: 1,
  label: { de: 'Karte und Soziales', en: 'Map and social' },
  group: 'media',
  icon: 'map-pin',
  schema: z.object({
    /** A post, a map or a page of a service in use. */
    url: WebAddress.or(z.literal('')).default(''),
    /** Shown on a map where no address is given. */
    place: text(200).default(''),
    poster: fileRef().nullable().default(null),
    title: text(200).default(''),
    caption: text(500).default(''),
    /** In px: foreign content cannot say how high it is. */
    height: z.int().min(200).max(2000).default(420),
  }),
  defaults: () => ({ poster: null }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<ForeignData>(),
})
