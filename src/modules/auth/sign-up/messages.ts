import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** The pages of signing up, confirming an address and choosing a new password. */
export const signupMessages = defineMessages('auth-signup', de, en)
