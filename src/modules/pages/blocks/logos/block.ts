import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { fileRef } from '#kernel/site/block/field-marks.ts'
import { Link } from '#kernel/site/block/link.ts'
import type { BlockFiles } from '../block-files.ts'
import { defaultWords } from '../palette/messages-default.ts'

export const logos = blockType({
  name: 'logos',
  v: 1,
  label: { de: 'Logoreihe', en: 'Logo row' },
  group: 'media',
  icon: 'layout-distribute-horizontal',
  schema: z.object({
    title: text(200).default(''),
    items: z
      .array(
        z.object({
          file: fileRef().nullable().default(null),
          /** Whose logo it is. */
          name: text(120).default(''),
          isDecorative: z.boolean().default(false),
          link: Link.nullable().default(null),
        }),
      )
      .max(40)
      .default([]),
    /** All in one quiet tone, so that none outshines the page. */
    isMuted: z.boolean().default(true),
  }),
  defaults: (lang) => ({ title: defaultWords(lang)('logos'), items: [] }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<BlockFiles>(),
})
