import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import type { EmbedPlace } from '#modules/privacy/embeds/embed.ts'
import { defaultWords } from '../palette/messages-default.ts'

export const html = blockType({
  name: 'html',
  v: 1,
  label: { de: 'HTML', en: 'HTML' },
  group: 'special',
  icon: 'code',
  schema: z.object({
    html: text(50_000).default(''),
    /** In px: a sandbox cannot say how high its content is. */
    height: z.int().min(40).max(3000).default(160),
    /** What it holds, for screen readers. */
    title: text(200).default(''),
  }),
  defaults: (lang) => ({ html: defaultWords(lang)('html'), height: 120 }),
  caps: { resizable: true, hasInline: false, roles: ['admin', 'system'] },
  data: dataOf<{ place: EmbedPlace }>(),
})
