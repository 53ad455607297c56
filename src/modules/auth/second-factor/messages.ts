import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** The pages on which a second factor is shown, set up or reset. */
export const factorMessages = defineMessages('auth-factor', de, en)
