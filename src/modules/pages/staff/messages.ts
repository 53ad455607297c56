import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** What only staff read on the public page, and the words of sharing. */
export const staffMessages = defineMessages('pages-staff', de, en)
