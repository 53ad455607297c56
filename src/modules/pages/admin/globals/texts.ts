import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-globals.de.ts'
import { en } from './messages-globals.en.ts'

/** Blocks that several pages share. */
export const globalTexts = defineTexts('pages-globals', de, en)
