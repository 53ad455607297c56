import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from '../messages-galleries.de.ts'
import { en } from '../messages-galleries.en.ts'

export const galleriesTexts = defineTexts('files-galleries', de, en)
