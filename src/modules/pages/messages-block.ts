import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-blocks.de.ts'
import { en } from './messages-blocks.en.ts'

/** Words around blocks on the public page. */
export const blockMessages = defineMessages('pages-blocks', de, en)
