import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { fileRef } from '#kernel/site/block/field-marks.ts'
import type { BlockFiles } from '../block-files.ts'
import { defaultWords } from '../palette/messages-default.ts'

export const fileList = blockType({
  name: 'file-list',
  v: 1,
  label: { de: 'Dateiliste', en: 'File list' },
  group: 'media',
  icon: 'files',
  schema: z.object({
    title: text(200).default(''),
    files: z.array(fileRef()).max(100).default([]),
  }),
  defaults: (lang) => ({ title: defaultWords(lang)('files'), files: [] }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<BlockFiles>(),
})
