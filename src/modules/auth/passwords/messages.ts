import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** What is said about a password's strength. */
export const passwordMessages = defineMessages('auth-password', de, en)
