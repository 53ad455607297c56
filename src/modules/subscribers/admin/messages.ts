import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

export const adminMessages = defineMessages('subscribers-admin', de, en)

/** What collections and settings say: see `wordsOf`. */
export const adminWords = defineMessages('subscribers-words', wordsDe, wordsEn)
