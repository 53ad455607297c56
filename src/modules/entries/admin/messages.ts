import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

export const adminMessages = defineMessages('entries-admin', de, en)

/** What the collection and the dialogs say: see `wordsOf`. */
export const adminWords = defineMessages('entries-words', wordsDe, wordsEn)
