import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from '../messages-file.de.ts'
import { en } from '../messages-file.en.ts'

export const fileTexts = defineTexts('files-file', de, en)
