import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** What is said about a password's strength. */
export const passwordTexts = defineTexts('auth-password', de, en)
