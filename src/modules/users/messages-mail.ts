import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-mail.de.ts'
import { en } from './messages-mail.en.ts'

export const mailMessages = defineMessages('users-mail', de, en)
