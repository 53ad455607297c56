import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { defaultWords } from '../palette/messages-default.ts'
import { TitledTexts } from '../titled-texts.ts'

const SAMPLES = ['first', 'second', 'third'] as const

export const accordion = blockType({
  name: 'accordion',
  v: 1,
  label: { de: 'Akkordeon', en: 'Accordion' },
  group: 'text',
  icon: 'layout-list',
  schema: z.object({
    items: TitledTexts,
    isFirstOpen: z.boolean().default(false),
    /** Opening one closes the others. */
    isExclusive: z.boolean().default(false),
  }),
  defaults: (lang) => {
    const t = defaultWords(lang)
    return {
      items: SAMPLES.map((name) => ({
        title: t(`accordion.${name}.title`),
        text: composeText(t(`accordion.${name}.text`)),
      })),
    }
  },
  caps: { resizable: true, hasInline: true },
})
