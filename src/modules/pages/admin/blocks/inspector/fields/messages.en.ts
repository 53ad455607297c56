import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  text: {
    writeHere: 'Write a text …',
    writeIn: 'edit',
  },
  picture: {
    choose: 'Choose another picture',
    upload: 'Upload a picture',
    crop: 'Crop',
    refused: '“{{name}}” was not accepted. {{reason}}',
    noPixels: 'Drawings cannot be cropped.',
  },
}
