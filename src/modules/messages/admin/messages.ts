import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

export const adminTexts = defineTexts('messages-admin', de, en)

/** What forms say: see `wordsOf`. */
export const adminWords = defineTexts('messages-words', wordsDe, wordsEn)
