import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { fileRef } from '#kernel/site/block/field-marks.ts'
import type { BlockFiles } from '../block-files.ts'
import { defaultWords } from '../palette/messages-default.ts'

export const download = blockType({
  name: 'download',
  v: 1,
  label: { de: 'Download', en: 'Download' },
  group: 'media',
  icon: 'download',
  schema: z.object({
    file: fileRef().nullable().default(null),
    /** '' takes the name of the file. */
    label: text(200).default(''),
  }),
  defaults: (lang) => ({ file: null, label: defaultWords(lang)('download') }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<BlockFiles>(),
})
