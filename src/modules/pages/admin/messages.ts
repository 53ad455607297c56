import { defineMessages } from '#kernel/i18n/messages.ts'
import { de as browseDe } from './browse/messages.de.ts'
import { en as browseEn } from './browse/messages.en.ts'
import { de as editDe } from './edit/messages.de.ts'
import { en as editEn } from './edit/messages.en.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

export const messages = defineMessages('pages-admin', de, en)

/** The tree, the trash and their dialogs. */
export const browseMessages = defineMessages('pages-browse', browseDe, browseEn)

/** One page: blocks, state, versions. */
export const editMessages = defineMessages('pages-edit', editDe, editEn)

/** What forms say: see `wordsOf`. */
export const formWords = defineMessages('pages-words', wordsDe, wordsEn)
