import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-staff.de.ts'
import { en } from './messages-staff.en.ts'

/** What only those who write entries read on the public page. */
export const staffTexts = defineTexts('entries-staff', de, en)
