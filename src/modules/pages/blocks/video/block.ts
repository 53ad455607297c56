import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { fileRef } from '#kernel/site/block/field-marks.ts'
import { WebAddress } from '#kernel/site/block/link.ts'
import type { ForeignData } from '../block-files.ts'
import { defaultWords } from '../palette/messages-default.ts'

export const video = blockType({
  name: 'video',
  v: 1,
  label: { de: 'Video', en: 'Video' },
  group: 'media',
  icon: 'video',
  schema: z.object({
    /** A stored film plays on the page; it wins over the address. */
    file: fileRef().nullable().default(null),
    /** Of a service in use it plays on the page, after consent; any other is a link. */
    url: WebAddress.or(z.literal('')).default(''),
    poster: fileRef().nullable().default(null),
    title: text(200).default(''),
    caption: text(500).default(''),
  }),
  defaults: (lang) => ({ file: null, poster: null, title: defaultWords(lang)('video') }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<ForeignData>(),
})
