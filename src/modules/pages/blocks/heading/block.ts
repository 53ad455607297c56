import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType } from '#kernel/site/block/block-type.ts'
import { Anchor } from '#kernel/site/block/link.ts'
import { defaultWords } from '../palette/messages-default.ts'

const HEADING_LEVELS = [1, 2, 3, 4] as const
export const ALIGNMENTS = ['start', 'center', 'end'] as const

export const heading = blockType({
  name: 'heading',
  v: 1,
  label: { de: 'Überschrift', en: 'Heading' },
  group: 'text',
  icon: 'heading',
  schema: z.object({
    text: text(300).default(''),
    /** 1 is the heading of the whole page. */
    level: z.literal(HEADING_LEVELS).default(2),
    align: z.enum(ALIGNMENTS).default('start'),
    /** A small line above it. */
    eyebrow: text(120).default(''),
    /** So that links can lead to it. */
    anchor: Anchor.or(z.literal('')).default(''),
  }),
  defaults: (lang) => ({ text: defaultWords(lang)('heading') }),
  caps: { resizable: true, hasInline: true },
})
