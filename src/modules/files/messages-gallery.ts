import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-gallery.de.ts'
import { en } from './messages-gallery.en.ts'

export const galleryTexts = defineTexts('files-gallery', de, en)
