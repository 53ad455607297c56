import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-versions.de.ts'
import { en } from './messages-versions.en.ts'

export const versionTexts = defineTexts('designer-versions', de, en)
