import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-account.de.ts'
import { en } from './messages-account.en.ts'

export const accountMailMessages = defineMessages('auth-account-mail', de, en)
