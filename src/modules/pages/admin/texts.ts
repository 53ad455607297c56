import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as browseDe } from './messages-browse.de.ts'
import { en as browseEn } from './messages-browse.en.ts'
import { de as editDe } from './messages-edit.de.ts'
import { en as editEn } from './messages-edit.en.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

export const texts = defineTexts('pages-admin', de, en)

/** The tree, the trash and their dialogs. */
export const browseTexts = defineTexts('pages-browse', browseDe, browseEn)

/** One page: blocks, state, versions. */
export const editTexts = defineTexts('pages-edit', editDe, editEn)

/** What forms say: see `wordsOf`. */
export const formWords = defineTexts('pages-words', wordsDe, wordsEn)
