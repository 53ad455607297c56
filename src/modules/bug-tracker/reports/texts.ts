import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

/** What people outside read; the admin centre does not load it. */
export const siteTexts = defineTexts('bug-tracker-site', de, en)
