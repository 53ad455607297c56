import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'
import { fileRef } from '#kernel/site/block/field-marks.ts'
import { Link } from '#kernel/site/block/link.ts'
import type { BlockFiles } from '../block-files.ts'
import { defaultWords } from '../palette/messages-default.ts'

const CARD_LOOKS = ['plain', 'framed', 'ruled'] as const
const SAMPLES = ['first', 'second', 'third'] as const

export const cards = blockType({
  name: 'cards',
  v: 1,
  label: { de: 'Karten', en: 'Cards' },
  group: 'layout',
  icon: 'cards',
  schema: z.object({
    items: z
      .array(
        z.object({
          title: text(200).default(''),
          text: text(1000).default(''),
          file: fileRef().nullable().default(null),
          /** What the picture shows; '' takes the words of the file. */
          alt: text(300).default(''),
          isDecorative: z.boolean().default(false),
          link: Link.nullable().default(null),
          /** Words of the link; '' makes the title the link. */
          linkLabel: text(80).default(''),
        }),
      )
      .max(24)
      .default([]),
    /** Beside one another on a large screen. */
    columns: z.int().min(1).max(4).default(3),
    look: z.enum(CARD_LOOKS).default('framed'),
  }),
  defaults: (lang) => {
    const t = defaultWords(lang)
    const items = SAMPLES.map((card) => ({
      title: t(`cards.${card}.title`),
      text: t(`cards.${card}.text`),
    }))
    return { items, columns: 3 }
  },
  caps: { resizable: true, hasInline: true },
  data: dataOf<BlockFiles>(),
})
