import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-greeting.de.ts'
import { en } from './messages-greeting.en.ts'

/** What only signed-in people read in the corner of a page. */
export const greetingTexts = defineTexts('auth-greeting', de, en)
