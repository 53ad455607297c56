import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-links.de.ts'
import { en } from './messages-links.en.ts'

export const linkMessages = defineMessages('pages-links', de, en)
