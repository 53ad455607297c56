import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** What single inputs of the inspector say. */
export const inputMessages = defineMessages('pages-inputs', de, en)
