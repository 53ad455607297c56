import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-security.de.ts'
import { en } from './messages-security.en.ts'

/** What mails and notices say about the safety of an account. */
export const securityMessages = defineMessages('auth-security', de, en)
