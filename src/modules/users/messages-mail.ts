import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-mail.de.ts'
import { en } from './messages-mail.en.ts'

export const mailTexts = defineTexts('users-mail', de, en)
