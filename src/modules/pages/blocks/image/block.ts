import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { fileRef } from '#kernel/site/block/field-marks.ts'
import { Link } from '#kernel/site/block/link.ts'
import type { BlockFiles } from '../block-files.ts'
import { defaultWords } from '../palette/messages-default.ts'

const RATIOS = ['original', '1-1', '4-5', '4-3', '3-2', '16-9', '21-9'] as const

export const image = blockType({
  name: 'image',
  v: 1,
  label: { de: 'Bild', en: 'Picture' },
  group: 'media',
  icon: 'photo',
  schema: z.object({
    file: fileRef().nullable().default(null),
    /** What it shows here; '' takes the words of the file. */
    alt: text(300).default(''),
    /** Says nothing that the text does not say: screen readers pass over it. */
    isDecorative: z.boolean().default(false),
    caption: text(500).default(''),
    ratio: z.enum(RATIOS).default('original'),
    link: Link.nullable().default(null),
  }),
  defaults: (lang) => ({ file: null, caption: defaultWords(lang)('image') }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<BlockFiles>(),
})
