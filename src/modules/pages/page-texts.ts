import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-pages.de.ts'
import { en } from './messages-pages.en.ts'

export const pageTexts = defineTexts('pages-stored', de, en)
