import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-blocks.de.ts'
import { en } from './messages-blocks.en.ts'

/** Words around blocks on the public page. */
export const blockTexts = defineTexts('pages-blocks', de, en)
