import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-versions.de.ts'
import { en } from './messages-versions.en.ts'

export const versionMessages = defineMessages('designer-versions', de, en)
