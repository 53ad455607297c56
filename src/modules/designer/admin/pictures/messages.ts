import { defineMessages, type Translate } from '#kernel/i18n/messages.ts'
import { de } from './messages-pictures.de.ts'
import { en } from './messages-pictures.en.ts'

export const pictureMessages = defineMessages('designer-pictures', de, en)
export type Say = Translate<typeof pictureMessages>
