import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-pages.de.ts'
import { en } from './messages-pages.en.ts'

export const pageMessages = defineMessages('pages-stored', de, en)
