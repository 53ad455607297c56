import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

export const adminMessages = defineMessages('sendings-admin', de, en)

/** What collections say: see `wordsOf`. */
export const adminWords = defineMessages('sendings-words', wordsDe, wordsEn)
