import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './messages-fields.de.ts'
import { en as wordsEn } from './messages-fields.en.ts'

export const adminMessages = defineMessages('people-admin', de, en)

/** What the collection says: see `wordsOf`. */
export const adminWords = defineMessages('people-words', wordsDe, wordsEn)
