import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { richText } from '#kernel/site/block/rich-text/rich-text.ts'
import { defaultWords } from '../palette/messages-default.ts'

const TEXT_LOOKS = ['body', 'lead', 'small'] as const

export const text = blockType({
  name: 'text',
  v: 1,
  label: { de: 'Text', en: 'Text' },
  group: 'text',
  icon: 'text-size',
  schema: z.object({
    text: richText().default({ type: 'doc' }),
    look: z.enum(TEXT_LOOKS).default('body'),
  }),
  defaults: (lang) => ({ text: composeText(defaultWords(lang)('text')) }),
  caps: { resizable: true, hasInline: true },
})
