import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { fileRef } from '#kernel/site/block/field-marks.ts'
import type { BlockFiles } from '../block-files.ts'
import { defaultWords } from '../palette/messages-default.ts'

export const quote = blockType({
  name: 'quote',
  v: 1,
  label: { de: 'Zitat', en: 'Quote' },
  group: 'text',
  icon: 'quote',
  schema: z.object({
    /** Without quotation marks: the page sets those of its language. */
    text: text(1000).default(''),
    author: text(120).default(''),
    role: text(200).default(''),
    portrait: fileRef().nullable().default(null),
    /** Says nothing that the text does not say: screen readers pass over it. */
    isDecorative: z.boolean().default(false),
  }),
  defaults: (lang) => {
    const t = defaultWords(lang)
    return { text: t('quote.text'), author: t('quote.author'), role: t('quote.role') }
  },
  caps: { resizable: true, hasInline: true },
  data: dataOf<BlockFiles>(),
})
