import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-staff.de.ts'
import { en } from './messages-staff.en.ts'

/** What only staff read on the public page, and the words of sharing. */
export const staffMessages = defineMessages('pages-staff', de, en)
