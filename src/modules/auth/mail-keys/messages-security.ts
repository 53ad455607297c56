import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-security.de.ts'
import { en } from './messages-security.en.ts'

/** What mails and notices say about the safety of an account. */
export const securityTexts = defineTexts('auth-security', de, en)
