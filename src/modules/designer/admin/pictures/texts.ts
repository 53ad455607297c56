import { defineTexts, type Translate } from '#kernel/i18n/texts.ts'
import { de } from './messages-pictures.de.ts'
import { en } from './messages-pictures.en.ts'

export const pictureTexts = defineTexts('designer-pictures', de, en)
export type Say = Translate<typeof pictureTexts>
