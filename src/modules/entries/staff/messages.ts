import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** What only those who write entries read on the public page. */
export const staffMessages = defineMessages('entries-staff', de, en)
