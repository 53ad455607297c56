import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './messages-fields.de.ts'
import { en as wordsEn } from './messages-fields.en.ts'

export const adminMessages = defineMessages('catalog-admin', de, en)

/** What the collections say: see `wordsOf`. */
export const adminWords = defineMessages('catalog-words', wordsDe, wordsEn)
