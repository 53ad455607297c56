import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** What a guest reads who is asked to confirm an address. */
export const guestMessages = defineMessages('people-guest', de, en)
