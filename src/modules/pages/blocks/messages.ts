import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** Words around blocks on the public page. */
export const blockMessages = defineMessages('pages-blocks', de, en)
