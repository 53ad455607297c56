import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  notice: {
    red: 'The last backup could not be restored. Look at “Backup”.',
  },
}
