import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'

const SPACES = ['s', 'm', 'l', 'xl'] as const

export const spacer = blockType({
  name: 'spacer',
  v: 1,
  label: { de: 'Abstand', en: 'Spacer' },
  group: 'layout',
  icon: 'spacing-vertical',
  schema: z.object({ size: z.enum(SPACES).default('m') }),
  defaults: () => ({}),
  caps: { resizable: true, hasInline: false },
})
