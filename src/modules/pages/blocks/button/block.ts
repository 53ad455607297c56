import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'
import { ALIGNMENTS } from '../heading/block.ts'
import { Buttons, sampleButtons } from '../links/buttons.ts'

export const button = blockType({
  name: 'button',
  v: 1,
  label: { de: 'Schaltflächen', en: 'Buttons' },
  group: 'text',
  icon: 'hand-click',
  schema: z.object({ buttons: Buttons, align: z.enum(ALIGNMENTS).default('start') }),
  defaults: (lang) => ({ buttons: sampleButtons(lang) }),
  caps: { resizable: true, hasInline: true },
})
