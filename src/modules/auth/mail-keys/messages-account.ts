import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-account.de.ts'
import { en } from './messages-account.en.ts'

export const accountMailTexts = defineTexts('auth-account-mail', de, en)
