import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-globals.de.ts'
import { en } from './messages-globals.en.ts'

/** Blocks that several pages share. */
export const globalMessages = defineMessages('pages-globals', de, en)
