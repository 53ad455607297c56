import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as progressDe } from './messages-progress.de.ts'
import { en as progressEn } from './messages-progress.en.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

export const adminMessages = defineMessages('bug-tracker-admin', de, en)

/** Votes, burn-down and release notes. */
export const progressMessages = defineMessages('bug-tracker-progress', progressDe, progressEn)

/** What collections and dialogs say: see `wordsOf`. */
export const adminWords = defineMessages('bug-tracker-words', wordsDe, wordsEn)
