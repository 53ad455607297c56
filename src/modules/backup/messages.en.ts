import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  notice: {
    red: 'The last backup could not be restored. Look at “Backup”.',
    downloaded: '{{who}} has downloaded a backup',
    key: '{{who}} has had the recovery key shown',
    offsite: '{{who}} has changed the second place for backups',
    restoring: '{{who}} is restoring a backup',
    restored: '{{who}} has restored a backup',
  },
}
