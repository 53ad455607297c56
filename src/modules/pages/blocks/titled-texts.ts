import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { richText } from '#kernel/site/block/rich-text/rich-text.ts'

/** Titles with running text below each; for accordions and tabs. */
export const TitledTexts = z
  .array(
    z.object({
      title: text(200).default(''),
      text: richText().default({ type: 'doc' }),
    }),
  )
  .max(50)
  .default([])
