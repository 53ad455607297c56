import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './mail-messages.de.ts'
import { en } from './mail-messages.en.ts'

export const mailTexts = defineTexts('users-mail', de, en)
