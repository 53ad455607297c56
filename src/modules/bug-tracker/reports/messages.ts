import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** What people outside read; the admin centre does not load it. */
export const siteMessages = defineMessages('bug-tracker-site', de, en)
