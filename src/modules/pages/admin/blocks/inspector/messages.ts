import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-fields.de.ts'
import { en } from './messages-fields.en.ts'

/** What single inputs of the inspector say. */
export const inputMessages = defineMessages('pages-inputs', de, en)
