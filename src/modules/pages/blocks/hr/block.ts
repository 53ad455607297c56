import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'

const RULES = ['line', 'short', 'dots'] as const

export const hr = blockType({
  name: 'hr',
  v: 1,
  label: { de: 'Trennlinie', en: 'Divider' },
  group: 'layout',
  icon: 'separator-horizontal',
  schema: z.object({ look: z.enum(RULES).default('line') }),
  defaults: () => ({}),
  caps: { resizable: true, hasInline: false },
})
