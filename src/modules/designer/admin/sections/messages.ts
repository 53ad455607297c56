import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-sections-panel.de.ts'
import { en } from './messages-sections-panel.en.ts'

export const sectionMessages = defineMessages('designer-sections-panel', de, en)
