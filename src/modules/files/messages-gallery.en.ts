import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-gallery.de.ts'

export const en: SameShape<typeof de> = {
  gallery: 'Pictures: {{title}}',
  enlarge: '{{what}} – view large',
  picture: 'Picture {{number}} of {{total}}',
  close: 'Close',
  next: 'Next picture',
  previous: 'Previous picture',
  save: 'Save picture',
}
