import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** The pages on which a second factor is shown, set up or reset. */
export const factorTexts = defineTexts('auth-factor', de, en)
