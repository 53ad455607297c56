import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-links.de.ts'
import { en } from './messages-links.en.ts'

export const linkTexts = defineTexts('pages-links', de, en)
