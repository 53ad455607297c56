import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

export const adminMessages = defineMessages('messages-admin', de, en)

/** What forms say: see `wordsOf`. */
export const adminWords = defineMessages('messages-words', wordsDe, wordsEn)
