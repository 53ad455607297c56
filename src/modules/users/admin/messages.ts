import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as accountDe } from './messages-account.de.ts'
import { en as accountEn } from './messages-account.en.ts'
import { de as wordsDe } from './messages-fields.de.ts'
import { en as wordsEn } from './messages-fields.en.ts'
import { de as formsDe } from './messages-forms.de.ts'
import { en as formsEn } from './messages-forms.en.ts'

export const adminMessages = defineMessages('users-admin', de, en)

/** The own account. */
export const accountMessages = defineMessages('users-own-account', accountDe, accountEn)

/** What the collections say: see `wordsOf`. */
export const adminWords = defineMessages('users-words', wordsDe, wordsEn)

/** What dialogs, the own profile and the settings call their fields. */
export const formWords = defineMessages('users-forms', formsDe, formsEn)
