import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { defaultWords } from '../palette/messages-default.ts'
import { TitledTexts } from '../titled-texts.ts'

const SAMPLES = ['first', 'second', 'third'] as const

export const tabs = blockType({
  name: 'tabs',
  v: 1,
  label: { de: 'Reiter', en: 'Tabs' },
  group: 'text',
  icon: 'layout-navbar',
  schema: z.object({ items: TitledTexts }),
  defaults: (lang) => {
    const t = defaultWords(lang)
    return {
      items: SAMPLES.map((name) => ({
        title: t(`tabs.${name}.title`),
        text: composeText(t(`tabs.${name}.text`)),
      })),
    }
  },
  caps: { resizable: true, hasInline: true },
})
