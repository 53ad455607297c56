import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { fileRef } from '#kernel/site/block/field-marks.ts'
import type { BlockFiles } from '../block-files.ts'
import { Buttons, sampleButtons } from '../links/buttons.ts'
import { defaultWords } from '../palette/messages-default.ts'

/** Words above the picture, beside it, or on it. */
const HERO_LAYOUTS = ['above', 'beside', 'over'] as const

export const hero = blockType({
  name: 'hero',
  v: 1,
  label: { de: 'Einstieg', en: 'Intro' },
  group: 'layout',
  icon: 'layout-board',
  schema: z.object({
    eyebrow: text(120).default(''),
    title: text(200).default(''),
    text: text(800).default(''),
    file: fileRef().nullable().default(null),
    alt: text(300).default(''),
    /** Says nothing that the text does not say: screen readers pass over it. */
    isDecorative: z.boolean().default(false),
    buttons: Buttons,
    layout: z.enum(HERO_LAYOUTS).default('above'),
    /** 1 is the heading of the whole page. */
    level: z.literal([1, 2]).default(1),
  }),
  defaults: (lang) => {
    const t = defaultWords(lang)
    return {
      eyebrow: t('hero.eyebrow'),
      title: t('hero.title'),
      text: t('hero.text'),
      buttons: sampleButtons(lang),
    }
  },
  caps: { resizable: false, hasInline: true },
  data: dataOf<BlockFiles>(),
})
