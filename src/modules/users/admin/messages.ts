import { defineMessages } from '#kernel/i18n/messages.ts'
import { de as accountDe } from '../account/admin/messages.de.ts'
import { en as accountEn } from '../account/admin/messages.en.ts'
import { de as wordsDe } from './fields/messages-fields.de.ts'
import { en as wordsEn } from './fields/messages-fields.en.ts'
import { de as formsDe } from './fields/messages-forms.de.ts'
import { en as formsEn } from './fields/messages-forms.en.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

export const adminMessages = defineMessages('users-admin', de, en)

/** The own account. */
export const accountMessages = defineMessages('users-own-account', accountDe, accountEn)

/** What the collections say: see `wordsOf`. */
export const adminWords = defineMessages('users-words', wordsDe, wordsEn)

/** What dialogs, the own profile and the settings call their fields. */
export const formWords = defineMessages('users-forms', formsDe, formsEn)
