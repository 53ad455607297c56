import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './messages-fields.de.ts'
import { en as wordsEn } from './messages-fields.en.ts'

export const adminTexts = defineTexts('data-requests-admin', de, en)

/** What the collection and its dialogs say: see `wordsOf`. */
export const adminWords = defineTexts('data-requests-words', wordsDe, wordsEn)
