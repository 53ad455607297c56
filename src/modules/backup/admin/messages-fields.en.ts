import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages-fields.de.ts'

export const en: SameShape<typeof de> = {
  download: {
    fields: { password: 'Password of the file' },
    hints: { password: 'At least 10 characters. Write it down: we do not keep it.' },
  },
  open: { fields: { secret: 'Password or recovery key' } },
  settings: {
    title: 'Backup',
    text: 'When backups are made, what is kept, and a second place for them.',
    fields: {
      rhythm: 'How often',
      hour: 'At what hour',
      weekday: 'On which day',
      keep: 'What is kept',
      'keep.daily': 'Days',
      'keep.weekly': 'Weeks',
      'keep.monthly': 'Months',
      offsite: 'Second place (S3)',
      'offsite.enabled': 'Copy every backup there',
      'offsite.endpoint': 'Address',
      'offsite.region': 'Region',
      'offsite.bucket': 'Bucket',
      'offsite.folder': 'Folder',
      'offsite.access_key': 'Access key',
      'offsite.secret_key': 'Secret key',
    },
    hints: {
      hour: 'Berlin time, 0 to 23. The night is the quietest.',
      'keep.daily': 'The last backup of so many days.',
      'keep.weekly': 'And of so many weeks.',
      'keep.monthly': 'And of so many months.',
      'offsite.endpoint': 'For example https://s3.eu-central-1.amazonaws.com',
      'offsite.folder': 'May stay empty. Small letters, digits and hyphens.',
    },
    choices: {
      rhythm: { off: 'Never', daily: 'Daily', weekly: 'Weekly' },
      weekday: {
        mon: 'Monday',
        tue: 'Tuesday',
        wed: 'Wednesday',
        thu: 'Thursday',
        fri: 'Friday',
        sat: 'Saturday',
        sun: 'Sunday',
      },
    },
    sections: { schedule: 'Schedule', keeping: 'Keeping', offsite: 'Off-site', test: 'Connection' },
  },
  place: {
    on: 'Every backup is copied to the second place.',
    off: 'There is no second place yet.',
    who: 'Only the system account may set and test it. How to get it is said on the screen “Backup”.',
  },
  test: {
    text: 'Save first. Then a small file is written, read and deleted again.',
    button: 'Test connection',
    good: 'The second place takes backups.',
    bad: 'The second place takes nothing. It answered: {{answer}}',
    hint: 'Check address, bucket and keys.',
  },
}
