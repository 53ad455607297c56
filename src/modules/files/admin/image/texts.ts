import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from '../messages-image.de.ts'
import { en } from '../messages-image.en.ts'

export const imageTexts = defineTexts('files-image', de, en)
