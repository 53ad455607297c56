import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { de as protectionDe } from './messages-protection.de.ts'
import { en as protectionEn } from './messages-protection.en.ts'

/** The pages of the own account on the website. */
export const accountMessages = defineMessages('users-account', de, en)

/** Of these, the pages on security and on the stored data. */
export const protectionMessages = defineMessages(
  'users-account-protection',
  protectionDe,
  protectionEn,
)
