import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'
import { slot } from '#kernel/site/block/field-marks.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { ALIGNMENTS } from '../heading/block.ts'
import { defaultWords } from '../palette/messages-default.ts'

export const column = blockType({
  name: 'column',
  v: 1,
  label: { de: 'Spalte', en: 'Column' },
  group: 'layout',
  icon: 'columns-2',
  schema: z.object({
    blocks: slot().default([]),
    /** Where its content stands beside a taller neighbour. */
    align: z.enum(ALIGNMENTS).default('start'),
    isFramed: z.boolean().default(false),
  }),
  defaults: (lang) => ({
    blocks: [{ type: 'text', props: { text: composeText(defaultWords(lang)('column')) } }],
  }),
  caps: { resizable: true, hasInline: false },
  slots: ['blocks'],
})
