import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'
import { slot } from '#kernel/site/block/field-marks.ts'
import { Anchor } from '#kernel/site/block/link.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { defaultWords } from '../palette/messages-default.ts'

const TONES = ['plain', 'raised', 'accent'] as const
const SECTION_SPACES = ['none', 's', 'm', 'l'] as const

const HALF = { size: { xs: 12, md: 6 } }

export const section = blockType({
  name: 'section',
  v: 1,
  label: { de: 'Abschnitt', en: 'Section' },
  group: 'layout',
  icon: 'layout-rows',
  schema: z.object({
    blocks: slot().default([]),
    tone: z.enum(TONES).default('plain'),
    /** Its ground reaches from edge to edge of the screen. */
    isFullWidth: z.boolean().default(true),
    space: z.enum(SECTION_SPACES).default('m'),
    anchor: Anchor.or(z.literal('')).default(''),
  }),
  defaults: (lang) => {
    const t = defaultWords(lang)
    return {
      tone: 'raised' as const,
      blocks: [
        { type: 'heading', props: { text: t('section.heading'), level: 2 } },
        { type: 'text', props: { text: composeText(t('section.left')) }, attrs: HALF },
        { type: 'text', props: { text: composeText(t('section.right')) }, attrs: HALF },
      ],
    }
  },
  caps: { resizable: true, hasInline: false },
  slots: ['blocks'],
})
