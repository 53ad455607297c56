import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-dialogs.de.ts'
import { en } from './messages-dialogs.en.ts'

/** Sharing a page and making a link, from wherever they are asked for. */
export const dialogMessages = defineMessages('pages-dialogs', de, en)
