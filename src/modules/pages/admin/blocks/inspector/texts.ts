import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-fields.de.ts'
import { en } from './messages-fields.en.ts'

/** What single inputs of the inspector say. */
export const inputTexts = defineTexts('pages-inputs', de, en)
