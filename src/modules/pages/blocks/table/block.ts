import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType } from '#kernel/site/block/block-type.ts'
import { defaultWords } from '../palette/messages-default.ts'

const SAMPLES = ['first', 'second', 'third'] as const

export const table = blockType({
  name: 'table',
  v: 1,
  label: { de: 'Tabelle', en: 'Table' },
  group: 'text',
  icon: 'table',
  schema: z.object({
    caption: text(300).default(''),
    rows: z
      .array(z.array(text(1000)).max(20))
      .max(200)
      .default([]),
    hasHeadRow: z.boolean().default(true),
    hasHeadColumn: z.boolean().default(true),
    /** The last column holds prices or numbers and stands right. */
    hasNumbers: z.boolean().default(false),
  }),
  defaults: (lang) => {
    const t = defaultWords(lang)
    const head = [t('table.service'), t('table.duration'), t('table.price')]
    const rows = SAMPLES.map((row) => [
      t(`table.${row}.name`),
      t(`table.${row}.duration`),
      t(`table.${row}.price`),
    ])
    return { caption: t('table.caption'), rows: [head, ...rows], hasNumbers: true }
  },
  caps: { resizable: true, hasInline: true },
})
