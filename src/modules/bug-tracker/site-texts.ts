import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-site.de.ts'
import { en } from './messages-site.en.ts'

/** What people outside read; the admin centre does not load it. */
export const siteTexts = defineTexts('bug-tracker-site', de, en)
