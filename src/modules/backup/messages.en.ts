import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  notice: {
    red: 'The last backup could not be restored. Please see “Backup”.',
    downloaded: '{{who}} downloaded a backup',
    key: '{{who}} viewed the recovery key',
    offsite: '{{who}} changed the second location for backups',
    restoring: '{{who}} is restoring a backup',
    restored: '{{who}} restored a backup',
  },
}
