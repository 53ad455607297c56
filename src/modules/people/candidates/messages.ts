import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** What a guest reads who is asked to confirm an address. */
export const guestTexts = defineTexts('people-guest', de, en)
