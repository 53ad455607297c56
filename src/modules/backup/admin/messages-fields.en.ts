import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-fields.de.ts'

export const en: SameShape<typeof de> = {
  download: {
    fields: { password: 'Password of the file' },
    hints: { password: 'At least 10 characters. Write it down: we do not keep it.' },
  },
  open: { fields: { secret: 'Password or recovery key' } },
  settings: {
    title: 'Backup',
    text: 'When backups are made, how long they are kept, and a second location for them',
    fields: {
      rhythm: 'How often',
      hour: 'At what hour',
      weekday: 'On which day',
      keep: 'How long backups are kept',
      'keep.daily': 'Days',
      'keep.weekly': 'Weeks',
      'keep.monthly': 'Months',
      offsite: 'Second location (S3)',
      'offsite.enabled': 'Copy every backup there',
      'offsite.endpoint': 'Address',
      'offsite.region': 'Region',
      'offsite.bucket': 'Bucket',
      'offsite.folder': 'Folder',
      'offsite.access_key': 'Access key',
      'offsite.secret_key': 'Secret key',
    },
    hints: {
      hour: 'Berlin time, 0 to 23. It is quietest at night.',
      'keep.daily': 'Keeps the last backup of each day, for this many days.',
      'keep.weekly': 'Plus one per week, for this many weeks.',
      'keep.monthly': 'Plus one per month, for this many months.',
      'offsite.endpoint': 'For example https://s3.eu-central-1.amazonaws.com',
      'offsite.folder': 'Optional. Lowercase letters, digits and hyphens.',
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
    sections: {
      schedule: 'Schedule',
      keeping: 'Retention',
      offsite: 'Off-site',
      test: 'Connection',
    },
  },
  place: {
    on: 'Every backup is copied to the second location.',
    off: 'There is no second location yet.',
    who: 'Only the system account may set it up and test it. The “Backup” screen explains how to get that account.',
  },
  test: {
    text: 'Save first. Then a small file is written, read and deleted again.',
    button: 'Test connection',
    good: 'The second location accepts backups.',
    bad: 'The second location did not accept the file. It answered: {{answer}}',
    hint: 'Check the address, bucket and keys.',
  },
}
