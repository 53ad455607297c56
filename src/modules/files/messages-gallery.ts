import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-gallery.de.ts'
import { en } from './messages-gallery.en.ts'

export const galleryMessages = defineMessages('files-gallery', de, en)
