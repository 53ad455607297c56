import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-sections-panel.de.ts'
import { en } from './messages-sections-panel.en.ts'

export const sectionTexts = defineTexts('designer-sections-panel', de, en)
