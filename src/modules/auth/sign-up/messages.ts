import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** The pages of signing up, confirming an address and choosing a new password. */
export const signupTexts = defineTexts('auth-signup', de, en)
