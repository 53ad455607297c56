import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-greeting.de.ts'
import { en } from './messages-greeting.en.ts'

/** What only signed-in people read in the corner of a page. */
export const greetingMessages = defineMessages('auth-greeting', de, en)
