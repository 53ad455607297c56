import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-dialogs.de.ts'
import { en } from './messages-dialogs.en.ts'

/** Sharing a page and making a link, from wherever they are asked for. */
export const dialogTexts = defineTexts('pages-dialogs', de, en)
